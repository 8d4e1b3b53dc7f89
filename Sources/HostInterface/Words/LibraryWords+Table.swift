extension LibraryWords {
  /// One entry per line: English, Japanese, German, French, Spanish. `%@` and `%lld` are
  /// placeholders.
  static let rows = """
    Cancel | キャンセル | Abbrechen | Annuler | Cancelar
    Delete | 削除 | Löschen | Supprimer | Eliminar
    Close | 閉じる | Schließen | Fermer | Cerrar
    Done | 完了 | Fertig | OK | OK
    OK | OK | OK | OK | Aceptar
    Edit | 編集 | Bearbeiten | Modifier | Editar
    Back | 戻る | Zurück | Retour | Atrás
    More | その他 | Mehr | Plus | Más
    Menu | メニュー | Menü | Menu | Menú
    Main Menu | メインメニュー | Hauptmenü | Menu principal | Menú principal
    Title | タイトル | Titel | Titre | Título
    Help | ヘルプ | Hilfe | Aide | Ayuda
    Share | 共有 | Teilen | Partager | Compartir
    Copy | コピー | Kopieren | Copier | Copiar
    Select All | すべてを選択 | Alles auswählen | Tout sélectionner | Seleccionar todo
    Paste | ペースト | Einsetzen | Coller | Pegar
    Rename | 名称変更 | Umbenennen | Renommer | Renombrar
    Shift key | Shift | Umschalt | Maj | Mayús
    Ctrl key | Ctrl | Strg | Ctrl | Ctrl
    Alt key | Alt | Alt | Alt | Alt
    Super key | Super | Super | Super | Super
    Esc key | Esc | Esc | Échap | Esc
    Return key | Return | Eingabe | Entrée | Intro
    Tab key | Tab | Tab | Tab | Tab
    Backspace key | Backspace | Rücktaste | Retour arrière | Retroceso
    Delete key | Delete | Entf | Suppr | Supr
    Home key | Home | Pos1 | Début | Inicio
    End key | End | Ende | Fin | Fin
    Page Up key | Page Up | Bild auf | Page préc. | Re Pág
    Page Down key | Page Down | Bild ab | Page suiv. | Av Pág
    Space key | スペース | Leertaste | Espace | Espacio
    Refresh | 再読み込み | Neu laden | Actualiser | Actualizar
    Increase | 増やす | Erhöhen | Augmenter | Aumentar
    Decrease | 減らす | Verringern | Diminuer | Disminuir
    Calendar | カレンダー | Kalender | Calendrier | Calendario
    Value | 値 | Wert | Valeur | Valor
    Do not ask again | 次から尋ねない | Nicht mehr fragen | Ne plus demander | No volver a preguntar
    Search | 検索 | Suchen | Rechercher | Buscar
    Scope | 範囲 | Bereich | Portée | Ámbito
    No Results | 結果なし | Keine Ergebnisse | Aucun résultat | Sin resultados
    No Results for “%@” | “%@”の結果なし | Keine Ergebnisse für „%@“ | Aucun résultat pour « %@ » | Sin resultados para “%@”
    Check the spelling or try a new search. | スペルを確認するか、別の検索をお試しください。 | Prüfe die Schreibweise oder suche etwas anderes. | Vérifiez l’orthographe ou lancez une autre recherche. | Comprueba la ortografía o prueba otra búsqueda.
    Page %lld of %lld | %lld／%lldページ | Seite %lld von %lld | Page %lld sur %lld | Página %lld de %lld
    Show Sidebar | サイドバーを表示 | Seitenleiste einblenden | Afficher la barre latérale | Mostrar barra lateral
    Hide Sidebar | サイドバーを隠す | Seitenleiste ausblenden | Masquer la barre latérale | Ocultar barra lateral
    Divider | 区切り | Trennlinie | Séparateur | Separador
    Reorder | 並べ替え | Umordnen | Réordonner | Reordenar
    Disclose | 展開 | Aufklappen | Déplier | Desplegar
    Move Left | 左に移動 | Nach links bewegen | Déplacer à gauche | Mover a la izquierda
    Move Right | 右に移動 | Nach rechts bewegen | Déplacer à droite | Mover a la derecha
    Move Up | 上に移動 | Nach oben bewegen | Déplacer vers le haut | Mover hacia arriba
    Move Down | 下に移動 | Nach unten bewegen | Déplacer vers le bas | Mover hacia abajo
    Find | 検索 | Suchen | Rechercher | Buscar
    Previous | 前へ | Vorige | Précédent | Anterior
    Next | 次へ | Weiter | Suivant | Siguiente
    Go | 実行 | Los | Exécuter | Ir
    Join | 参加 | Verbinden | Rejoindre | Unirse
    Route | 経路 | Route | Itinéraire | Ruta
    Send | 送信 | Senden | Envoyer | Enviar
    Continue | 続ける | Fortfahren | Continuer | Continuar
    Replace With | 置換文字列 | Ersetzen durch | Remplacer par | Reemplazar por
    Replace | 置換 | Ersetzen | Remplacer | Reemplazar
    Replace All | すべて置換 | Alle ersetzen | Tout remplacer | Reemplazar todo
    Not found | 見つかりません | Nicht gefunden | Introuvable | No se encontró
    %lld of %lld | %lld／%lld | %lld von %lld | %lld sur %lld | %lld de %lld
    %lld found | %lld件 | %lld gefunden | %lld trouvés | %lld encontrados
    Choose a file | ファイルを選択 | Datei auswählen | Choisir un fichier | Elegir un archivo
    Choose files | ファイルを選択 | Dateien auswählen | Choisir des fichiers | Elegir archivos
    Choose a name | 名前を入力 | Namen wählen | Choisir un nom | Elegir un nombre
    Choose a folder | フォルダを選択 | Ordner auswählen | Choisir un dossier | Elegir una carpeta
    Choose folders | フォルダを選択 | Ordner auswählen | Choisir des dossiers | Elegir carpetas
    Open | 開く | Öffnen | Ouvrir | Abrir
    Save | 保存 | Sichern | Enregistrer | Guardar
    Move | 移動 | Bewegen | Déplacer | Mover
    Files | ファイル | Dateien | Fichiers | Archivos
    Name | 名前 | Name | Nom | Nombre
    Name or path | 名前またはパス | Name oder Pfad | Nom ou chemin | Nombre o ruta
    There is no “%@” here. | ここに“%@”はありません。 | Hier gibt es kein „%@“. | Il n’y a pas de « %@ » ici. | Aquí no hay ningún “%@”.
    “%@” cannot be read. | “%@”を読み込めません。 | „%@“ kann nicht gelesen werden. | « %@ » ne peut pas être lu. | No se puede leer “%@”.
    “%@” is of another kind. | “%@”は種類が異なります。 | „%@“ ist von anderer Art. | « %@ » est d’un autre type. | “%@” es de otro tipo.
    “%@” is there already. | “%@”はすでにあります。 | „%@“ gibt es hier schon. | « %@ » existe déjà. | “%@” ya existe.
    Copies | コピーします | Kopiert | Copie | Copia
    %lld year | %lld年 | %lld Jahr | %lld an | %lld año
    %lld years | %lld年 | %lld Jahre | %lld ans | %lld años
    %lld month | %lldか月 | %lld Monat | %lld mois | %lld mes
    %lld months | %lldか月 | %lld Monate | %lld mois | %lld meses
    New | 新規 | Neu | Nouveau | Nuevo
    Open… | 開く… | Öffnen … | Ouvrir… | Abrir…
    Save… | 保存… | Sichern … | Enregistrer… | Guardar…
    Save As… | 別名で保存… | Sichern unter … | Enregistrer sous… | Guardar como…
    Discard | 破棄 | Verwerfen | Ne pas enregistrer | Descartar
    Keep “%@”? | “%@”を保存しますか？ | „%@“ behalten? | Conserver « %@ » ? | ¿Conservar “%@”?
    It was never saved, and what is discarded is gone. | 一度も保存されていません。破棄すると元に戻せません。 | Es wurde nie gesichert; was verworfen wird, ist verloren. | Il n’a jamais été enregistré ; ce qui est abandonné est perdu. | Nunca se ha guardado; lo que se descarta se pierde.
    The document | 書類 | Das Dokument | Le document | El documento
    No document | 書類なし | Kein Dokument | Aucun document | Ningún documento
    Untitled | 名称未設定 | Ohne Titel | Sans titre | Sin título
    Edited | 編集済み | Bearbeitet | Modifié | Editado
    Settings | 設定 | Einstellungen | Réglages | Ajustes
    Settings… | 設定… | Einstellungen … | Réglages… | Ajustes…
    Quit | 終了 | Beenden | Quitter | Salir
    Quit %@ | %@を終了 | %@ beenden | Quitter %@ | Salir de %@
    Undo | 取り消す | Widerrufen | Annuler | Deshacer
    Undo %@ | %@を取り消す | %@ widerrufen | Annuler %@ | Deshacer %@
    Redo | やり直す | Wiederholen | Rétablir | Rehacer
    Redo %@ | %@をやり直す | %@ wiederholen | Rétablir %@ | Rehacer %@
    File | ファイル | Ablage | Fichier | Archivo
    Format | フォーマット | Format | Format | Formato
    View | 表示 | Darstellung | Présentation | Visualización
    Window | ウインドウ | Fenster | Fenêtre | Ventana
    What to do | 何をしますか | Was soll geschehen | Que faire | Qué hacer
    Which key | どのキー | Welche Taste | Quelle touche | Qué tecla
    Nothing is called so. | 該当する項目はありません。 | So heißt nichts. | Rien ne porte ce nom. | Nada se llama así.
    Choose | 選択 | Wählen | Choisir | Elegir
    Select | 選択 | Auswählen | Sélectionner | Seleccionar
    Deselect | 選択解除 | Abwählen | Désélectionner | Deseleccionar
    Change | 変更 | Ändern | Changer | Cambiar
    Flip | 切り替え | Umschalten | Basculer | Alternar
    Press | 押す | Drücken | Appuyer | Pulsar
    Leave | 抜ける | Verlassen | Quitter | Salir
    Actions | 操作 | Aktionen | Actions | Acciones
    Commands | コマンド | Befehle | Commandes | Comandos
    Keys | キー | Tasten | Touches | Teclas
    The one before | 前の項目 | Das vorige | Le précédent | El anterior
    Move the focus, or scroll | フォーカスの移動、スクロール | Fokus bewegen oder rollen | Déplacer le focus ou défiler | Mover el foco o desplazar
    Press, flip, open | 押す、切り替える、開く | Drücken, umschalten, öffnen | Appuyer, basculer, ouvrir | Pulsar, alternar, abrir
    Change a slider, a stepper, a choice | スライダー、ステッパー、選択肢の変更 | Regler, Zähler oder Auswahl ändern | Changer un curseur, un pas, un choix | Cambiar un control, un contador, una opción
    Scroll by a page | 1ページ分スクロール | Seitenweise rollen | Défiler d’une page | Desplazar una página
    Scroll by half a page | 半ページ分スクロール | Um eine halbe Seite rollen | Défiler d’une demi-page | Desplazar media página
    Where nothing is typed: down, up, to the start, to the end | 入力中でないとき：下、上、先頭、末尾へ | Wo nichts getippt wird: hinab, hinauf, zum Anfang, zum Ende | Hors de la saisie : descendre, monter, au début, à la fin | Donde no se escribe: bajar, subir, al principio, al final
    Scroll to the start, to the end | 先頭、末尾へスクロール | Zum Anfang, zum Ende rollen | Défiler au début, à la fin | Ir al principio, al final
    Turn pages, change tabs | ページをめくる、タブを切り替える | Blättern, Tabs wechseln | Tourner les pages, changer d’onglet | Pasar páginas, cambiar de pestaña
    Delete the row | 行を削除 | Zeile löschen | Supprimer la ligne | Eliminar la fila
    Carry a row to another place | 行を別の場所へ移動 | Zeile an andere Stelle tragen | Porter une ligne ailleurs | Llevar una fila a otro lugar
    A sheet with several heights: higher, lower | シートの高さ：高く、低く | Blatt mit mehreren Höhen: höher, niedriger | Feuille à plusieurs hauteurs : plus haut, plus bas | Hoja de varias alturas: más alta, más baja
    The actions of a row, the menu of a thing | 行の操作、項目のメニュー | Aktionen einer Zeile, Menü eines Dings | Les actions d’une ligne, le menu d’un élément | Acciones de una fila, menú de un elemento
    The app's menus | アプリのメニュー | Menüs der App | Les menus de l’app | Los menús de la app
    Load anew | 再読み込み | Neu laden | Recharger | Volver a cargar
    Close, cancel, go back, leave a field | 閉じる、キャンセル、戻る、フィールドを抜ける | Schließen, abbrechen, zurück, Feld verlassen | Fermer, annuler, revenir, quitter un champ | Cerrar, cancelar, volver, salir de un campo
    Go back | 戻る | Zurückgehen | Revenir | Volver
    Copy what is selected, else quit | 選択部分をコピー、なければ終了 | Auswahl kopieren, sonst beenden | Copier la sélection, sinon quitter | Copiar la selección o salir
    Suspend | 一時停止 | Anhalten | Suspendre | Suspender
    Draw everything again | すべて再描画 | Alles neu zeichnen | Tout redessiner | Redibujar todo
    The inspector | インスペクタ | Der Inspektor | L’inspecteur | El inspector
    In a text: a character back or on | 文字列内：1文字前、後へ | Im Text: ein Zeichen zurück oder vor | Dans un texte : un caractère en arrière ou en avant | En un texto: un carácter atrás o adelante
    In a text: a word back or on | 文字列内：1語前、後へ | Im Text: ein Wort zurück oder vor | Dans un texte : un mot en arrière ou en avant | En un texto: una palabra atrás o adelante
    In a text: the row's start, its end | 文字列内：行頭、行末へ | Im Text: Anfang, Ende der Zeile | Dans un texte : début, fin de la ligne | En un texto: inicio, fin de la línea
    In a text: delete a word, to the start, to the end | 文字列内：1語、行頭まで、行末まで削除 | Im Text: Wort, bis Anfang, bis Ende löschen | Dans un texte : supprimer un mot, jusqu’au début, jusqu’à la fin | En un texto: borrar palabra, hasta el inicio, hasta el fin
    In a text: put back what was deleted so | 文字列内：削除したものを戻す | Im Text: so Gelöschtes einsetzen | Dans un texte : remettre ce qui fut ainsi supprimé | En un texto: reponer lo así borrado
    In a text: cut, paste | 文字列内：カット、ペースト | Im Text: ausschneiden, einsetzen | Dans un texte : couper, coller | En un texto: cortar, pegar
    In a text: select all | 文字列内：すべて選択 | Im Text: alles auswählen | Dans un texte : tout sélectionner | En un texto: seleccionar todo
    Undo, redo | 取り消す、やり直す | Widerrufen, wiederholen | Annuler, rétablir | Deshacer, rehacer
    In a list: select more rows, all rows | リスト内：選択を広げる、すべて選択 | In einer Liste: mehr Zeilen auswählen, alle | Dans une liste : sélectionner plus de lignes, toutes | En una lista: seleccionar más filas, todas
    In a list: move alone, select or deselect the row | リスト内：移動のみ、行を選択・選択解除 | In einer Liste: nur bewegen, Zeile aus- oder abwählen | Dans une liste : se déplacer seulement, (dé)sélectionner la ligne | En una lista: solo mover, seleccionar o no la fila
    In a list: the next row that begins so | リスト内：その文字で始まる次の行へ | In einer Liste: die nächste Zeile, die so beginnt | Dans une liste : la ligne suivante qui commence ainsi | En una lista: la siguiente fila que empieza así
    In a choice: the next option that begins so | 選択欄内：その文字で始まる次の選択肢へ | In einer Auswahl: die nächste, die so beginnt | Dans un choix : l’option suivante qui commence ainsi | En una selección: la siguiente opción que empieza así
    """
}
