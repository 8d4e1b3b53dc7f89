#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import SymbolDrawings
  import Testing

  @testable import GTKHost

  @Suite("Symbols in a window", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct SymbolPaintingTests {
    /// The symbols that programs use most.
    static let frequent = """
      plus minus xmark checkmark ellipsis chevron.left chevron.right chevron.up chevron.down
      chevron.backward chevron.forward chevron.up.chevron.down arrow.left arrow.right arrow.up arrow.down
      arrow.up.right arrow.down.left arrow.up.left arrow.down.right arrow.clockwise
      arrow.counterclockwise arrow.triangle.2.circlepath arrow.2.circlepath arrow.uturn.backward
      arrow.uturn.left arrow.uturn.forward arrow.up.arrow.down arrow.left.arrow.right
      arrow.left.and.right arrow.up.and.down arrow.down.to.line arrow.up.to.line arrow.forward
      arrow.backward arrow.triangle.branch arrow.turn.up.left arrowshape.turn.up.left
      arrowshape.turn.up.right arrow.down.circle arrow.up.circle.fill arrow.right.circle.fill
      arrow.clockwise.circle arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
      plus.circle plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill
      checkmark.circle checkmark.circle.fill plus.square plus.square.fill checkmark.square
      checkmark.square.fill ellipsis.circle ellipsis.circle.fill chevron.right.circle
      questionmark questionmark.circle questionmark.circle.fill exclamationmark
      exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
      exclamationmark.triangle.fill exclamationmark.octagon exclamationmark.shield info info.circle
      info.circle.fill trash trash.fill trash.circle.fill pencil pencil.circle pencil.line
      square.and.pencil scissors doc.on.doc doc.on.clipboard clipboard paperclip link magnifyingglass
      magnifyingglass.circle plus.magnifyingglass minus.magnifyingglass doc doc.fill doc.text
      doc.text.fill doc.plaintext doc.badge.plus doc.richtext folder folder.fill folder.badge.plus
      tray tray.fill tray.full tray.and.arrow.down tray.and.arrow.up archivebox archivebox.fill
      square.and.arrow.up square.and.arrow.down printer bookmark bookmark.fill calendar
      calendar.badge.plus calendar.circle clock clock.fill clock.arrow.circlepath alarm timer stopwatch
      hourglass gear gearshape gearshape.fill gearshape.2 slider.horizontal.3 slider.vertical.3 wrench
      wrench.and.screwdriver hammer line.3.horizontal line.horizontal.3
      line.3.horizontal.decrease line.3.horizontal.decrease.circle list.bullet list.dash list.number
      list.bullet.rectangle list.bullet.clipboard checklist square.grid.2x2 square.grid.2x2.fill
      square.grid.3x3 square.grid.3x2 rectangle.grid.2x2 rectangle.grid.1x2 sidebar.left sidebar.right
      sidebar.leading sidebar.trailing
      person person.fill person.circle person.circle.fill person.crop.circle person.crop.circle.fill
      person.2 person.2.fill person.3 person.3.fill person.badge.plus person.crop.circle.badge.plus
      person.text.rectangle house house.fill bell bell.fill bell.slash bell.badge bell.badge.fill
      envelope envelope.fill envelope.open envelope.badge paperplane paperplane.fill phone phone.fill
      phone.down message message.fill bubble.left bubble.right bubble.left.fill
      bubble.left.and.bubble.right text.bubble ellipsis.bubble camera camera.fill photo photo.fill
      photo.on.rectangle photo.on.rectangle.angled video video.fill film tv desktopcomputer
      laptopcomputer iphone ipad keyboard gamecontroller gamecontroller.fill mic mic.fill mic.slash
      headphones speaker speaker.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.slash
      speaker.slash.fill music.note music.note.list waveform play play.fill play.circle
      play.circle.fill play.rectangle pause pause.fill pause.circle.fill stop stop.fill backward
      backward.fill backward.end.fill forward forward.fill forward.end.fill goforward gobackward
      shuffle repeat repeat.1 sun.max sun.max.fill sun.min sunrise sunrise.fill sunset sunset.fill moon
      moon.fill moon.stars moon.stars.fill cloud cloud.fill cloud.sun cloud.sun.fill cloud.rain
      cloud.rain.fill cloud.bolt cloud.snow snowflake cloud.fog wind tornado thermometer
      thermometer.medium umbrella umbrella.fill drop drop.fill flame flame.fill bolt bolt.fill
      bolt.circle leaf leaf.fill tree mountain.2 sparkle sparkles globe globe.americas
      globe.europe.africa network wifi wifi.slash icloud icloud.fill antenna.radiowaves.left.and.right
      location location.fill mappin mappin.circle map map.fill airplane car car.fill bus bicycle tram
      fuelpump lock lock.fill lock.open lock.shield key key.fill eye eye.slash eye.fill shield
      shield.fill checkmark.shield hand.raised hand.raised.fill hand.thumbsup hand.thumbsup.fill
      hand.thumbsdown star star.fill star.leadinghalf.filled star.circle.fill heart heart.fill
      heart.circle flag flag.fill tag tag.fill ticket gift gift.fill cart cart.fill cart.badge.plus bag
      bag.fill basket creditcard creditcard.fill banknote briefcase briefcase.fill suitcase building
      building.2 building.2.fill building.columns storefront cube cube.fill shippingbox shippingbox.fill
      cup.and.saucer cup.and.saucer.fill mug fork.knife wineglass figure.walk figure.run pawprint
      pawprint.fill face.smiling face.smiling.fill trophy trophy.fill medal crown crown.fill rosette
      graduationcap book book.fill book.closed text.book.closed books.vertical newspaper note.text
      note lightbulb lightbulb.fill paintbrush paintbrush.fill paintpalette eyedropper wand.and.stars
      chart.bar chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis chart.pie chart.pie.fill
      target scope viewfinder qrcode qrcode.viewfinder barcode cross cross.fill cross.case.fill pill
      pills.fill bed.double bed.double.fill dumbbell stethoscope function number percent infinity equal
      multiply textformat textformat.size bold italic underline strikethrough text.alignleft
      text.aligncenter text.alignright text.justify terminal terminal.fill cpu memorychip server.rack
      externaldrive externaldrive.fill internaldrive power battery.100 battery.25 battery.50 circle
      circle.fill square square.fill triangle triangle.fill diamond hexagon octagon rectangle
      rectangle.fill rectangle.portrait circle.inset.filled circle.lefthalf.filled square.on.square
      square.stack square.stack.3d.up rectangle.stack square.split.2x1 rectangle.split.3x1
      rectangle.on.rectangle checkmark.seal checkmark.seal.fill xmark.seal nosign delete.left return
      cursorarrow safari pin pin.fill megaphone gauge speedometer faceid touchid clear tablecells
      rotate.left rotate.right dice macwindow
      """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Whether a symbol is drawn like the others, and not as a character of a font.
    private func isDrawn(_ name: String, _ images: Images) -> Bool {
      if DrawnSymbols.symbol(name) != nil { return true }
      if images.icon(name, side: 16, scale: 1) != nil { return true }
      if let framed = FramedSymbol(name) {
        return framed.inner.map { isDrawn($0, images) } ?? true
      }
      return DrawnSymbols.withoutBadge(name).map { isDrawn($0, images) } ?? false
    }

    @Test("Numbers and letters are drawn inside their circles and squares")
    func enclosedWords() throws {
      func picture(_ name: String) throws -> Data {
        try HostFixture(width: 80, height: 80) {
          Image(systemName: name).resizable().frame(width: 40, height: 40)
        }.picture()
      }
      let names = ["1.circle", "8.circle", "12.circle", "a.circle", "8.square", "8.circle.fill"]
      let pictures = try Set(names.map(picture))
      #expect(pictures.count == names.count)
    }

    @Test("The most used symbols have an icon, and none is replaced by a character")
    func drawn() throws {
      let fixture = try HostFixture { Text("Symbols") }
      let images: Images = fixture.host.images
      let others = Self.frequent.filter { !isDrawn($0, images) }
      #expect(others == [])
      #expect(Self.frequent.count > 300)
    }

    @Test("A filled symbol has one shade, also where its outline lies on its area")
    func shade() throws {
      let fixture = try HostFixture(width: 200, height: 200) {
        Image(systemName: "flag.fill").resizable().frame(width: 160, height: 160)
      }
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      let frame = try #require(
        fixture.frame { if case .image = $0.leaf { true } else { false } })
      let area = pixels[Int(frame.midX), Int(frame.midY) - 20]
      #expect(area.red > 30 && area.red < 128)
      #expect(!pixels.contains { Int($0.red) + 8 < Int(area.red) })
    }

    @Test("A paler symbol of lines has one shade, also where its lines cross")
    func shadeOfLines() throws {
      let fixture = try HostFixture(width: 200, height: 200) {
        Image(systemName: "tray").resizable().frame(width: 160, height: 160)
          .foregroundStyle(.secondary)
      }
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      let frame = try #require(
        fixture.frame { if case .image = $0.leaf { true } else { false } })
      let line = pixels[Int(frame.midX), Int(frame.minY) + 131]
      #expect(line.red > 60 && line.red < 180)
      #expect(!pixels.contains { Int($0.red) + 8 < Int(line.red) })
    }

    @Test("An icon is drawn for its size, and not stretched to it")
    func sizes() throws {
      let fixture = try HostFixture { Text("Symbols") }
      let images: Images = fixture.host.images
      func pixels(_ side: CGFloat, _ scale: CGFloat) throws -> Int32 {
        let icon = try #require(images.icon("house", side: side, scale: scale))
        return gdk_paintable_get_intrinsic_width(icon)
      }
      #expect(try pixels(16, 1) == 16)
      #expect(try pixels(16, 2) == 32)
      #expect(try pixels(100, 1) == 128)
    }
  }
#endif
