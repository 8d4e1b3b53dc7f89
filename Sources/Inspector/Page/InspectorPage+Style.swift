extension InspectorPage {
  /// Returns the page's content before the script fills it.
  static func skeleton(title: String) -> String {
    """
    <header>
      <h1><span class="owner">◆</span> \(title)</h1>
      <div class="steps">
        <button id="earlier" title="Earlier step (←)" aria-label="Earlier step">‹</button>
        <output id="place">0 / 0</output>
        <button id="later" title="Later step (→)" aria-label="Later step">›</button>
        <button id="play" title="Play (space)" aria-label="Play">▶</button>
        <input id="slider" type="range" min="0" value="0" aria-label="Step">
      </div>
      <input id="search" type="search" placeholder="Search state and views ( / )" aria-label="Search">
      <label><input id="fit" type="checkbox" checked> fit</label>
      <label><input id="live" type="checkbox"> follow the app</label>
      <button id="scheme" title="Light or dark (d)" aria-label="Light or dark">◐</button>
      <span class="legend">
        <span class="owner">◆ owns</span> <span class="loan">▷ is lent</span>
        <span class="read">▶ reads</span> <span class="hot">changed</span>
      </span>
    </header>
    <div id="timeline" aria-hidden="true"></div>
    <main>
      <section id="drawing"><svg id="graph" role="img" aria-label="Who owns, borrows and reads"></svg></section>
      <aside>
        <p id="number"></p>
        <h2 id="cause" aria-live="polite"></h2>
        <p id="story"></p>
        <div id="share"></div>
        <div id="warned"><h3>Wrong</h3><ul id="warnings"></ul></div>
        <h3>Changed</h3><ul id="changes"></ul>
        <h3>Ran</h3><ul id="runs"></ul>
        <h3>Skipped</h3><ul id="skips"></ul>
        <h3>State</h3><ul id="sources"></ul>
        <p class="keys"><kbd>←</kbd> <kbd>→</kbd> step <kbd>space</kbd> play <kbd>Home</kbd> <kbd>End</kbd>
          <kbd>/</kbd> search <kbd>f</kbd> fit <kbd>d</kbd> light or dark</p>
      </aside>
    </main>
    """
  }

  static let style = """
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f6f4ef, #14161b); --panel: light-dark(#ffffff, #1d2027);
      --line: light-dark(#dcd8cf, #3a3f4a); --text: light-dark(#22252a, #e8e6e1);
      --quiet: light-dark(#70726f, #9a9ca3); --owner: light-dark(#b35400, #ffb066);
      --loan: light-dark(#1a5fb4, #7ab8ff); --read: light-dark(#1c7a3c, #7bdb9a);
      --hot: light-dark(#ffe9ad, #5c4510); --fresh: light-dark(#edf8f0, #1b2a22);
    }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column;
      font: 14px/1.45 system-ui, "Noto Sans JP", sans-serif; background: var(--ground); color: var(--text); }
    header { display: flex; gap: .5rem 1rem; align-items: center; flex-wrap: wrap; padding: .55rem 1rem;
      background: var(--panel); }
    h1 { font-size: 1.05rem; margin: 0; }
    .steps { display: flex; gap: .35rem; align-items: center; }
    #place { min-width: 4.5rem; text-align: center; font-variant-numeric: tabular-nums; }
    #slider { width: 9rem; accent-color: var(--owner); }
    button { font: inherit; min-width: 2rem; border: 1px solid var(--line); border-radius: 7px;
      background: var(--ground); color: inherit; cursor: pointer; }
    button:hover:enabled { border-color: var(--owner); }
    button:disabled { opacity: .4; cursor: default; }
    :focus-visible { outline: 2px solid var(--loan); outline-offset: 1px; }
    #search { flex: 0 1 15rem; font: inherit; padding: .15rem .5rem; border-radius: 7px;
      border: 1px solid var(--line); background: var(--ground); color: inherit; }
    .legend { margin-left: auto; display: flex; gap: .8rem; font-size: .85rem; }
    #timeline { display: flex; align-items: flex-end; gap: 1px; height: 40px; flex: none; padding: 0 1rem;
      overflow-x: auto; background: var(--panel); border-bottom: 1px solid var(--line); }
    #timeline i { flex: 1 0 3px; max-width: 14px; height: var(--high); background: var(--read); opacity: .45;
      border-radius: 2px 2px 0 0; cursor: pointer; }
    #timeline i.alone { background: var(--quiet); }
    #timeline i:hover { opacity: .8; }
    #timeline i.now { background: var(--owner); opacity: 1; }
    main { flex: 1; min-height: 0; display: flex; }
    #drawing { flex: 1; overflow: auto; padding: 12px; }
    aside { width: 25rem; max-width: 45vw; overflow: auto; padding: .7rem 1rem 1rem;
      background: var(--panel); border-left: 1px solid var(--line); }
    #number { margin: 0; color: var(--quiet); font-size: .8rem; }
    aside h2 { font-size: 1.15rem; margin: 0 0 .3rem; overflow-wrap: anywhere; }
    #story { margin: 0; color: var(--quiet); }
    #share { height: 6px; border-radius: 3px; margin: .5rem 0 0; background: linear-gradient(to right,
      var(--read) 0 var(--ran), var(--quiet) 0 calc(var(--ran) + var(--skipped)), var(--line) 0); }
    .empty #share, .empty aside h3, .empty aside ul { display: none; }
    aside h3 { font-size: .72rem; letter-spacing: .08em; text-transform: uppercase;
      color: var(--quiet); margin: 1rem 0 .2rem; }
    ul { list-style: none; margin: 0; padding: 0; }
    li { padding: .12rem .4rem; border-radius: 5px; overflow-wrap: anywhere; }
    li:hover { background: var(--ground); }
    li small, .keys { color: var(--quiet); }
    li small.time { float: right; font-variant-numeric: tabular-nums; }
    li.hot, .hot:not(li) { background: var(--hot); }
    .hot:not(li) { padding: 0 .3rem; border-radius: 4px; color: var(--text); }
    .values { padding-left: .8rem; font: 12.5px/1.5 ui-monospace, monospace; }
    del { opacity: .65; } ins { text-decoration: none; font-weight: 600; }
    code { font: 12.5px/1.4 ui-monospace, monospace; }
    kbd { font: 11px ui-monospace, monospace; padding: .05rem .3rem; border: 1px solid var(--line); border-radius: 4px; }
    .keys { margin-top: 1.4rem; font-size: .8rem; }
    .owner { color: var(--owner); } .loan { color: var(--loan); } .read { color: var(--read); }
    svg text { fill: var(--text); font: 12px ui-monospace, "Noto Sans Mono CJK JP", monospace; }
    svg .name { font: 600 13px system-ui, sans-serif; }
    svg .time { fill: var(--read); font-size: 11px; text-anchor: end; }
    svg .state { fill: var(--owner); } svg .borrowed { fill: var(--loan); }
    svg .field { fill: var(--quiet); font-size: 11.5px; } svg .field.used { fill: var(--text); }
    svg .reads { fill: var(--read); font-size: 10px; text-anchor: end; }
    svg rect.box { fill: var(--panel); stroke: var(--line); transition: fill .3s; }
    svg .ran rect.box { fill: var(--fresh); stroke: var(--read); stroke-width: 2; }
    svg .skipped rect.box { stroke: var(--quiet); stroke-dasharray: 4 3; }
    svg .still { opacity: .8; }
    svg rect.hot { fill: var(--hot); }
    svg path { fill: none; stroke-width: 1.5; }
    svg path.tree { stroke: var(--line); }
    svg path.loan { stroke: var(--loan); marker-end: url(#loan); }
    svg path.read { stroke: var(--read); marker-end: url(#read); }
    svg path.flows { stroke-width: 2.4; stroke-dasharray: 7 5; animation: flow .7s linear infinite; }
    svg marker.loan path { fill: var(--loan); stroke: none; }
    svg marker.read path { fill: var(--read); stroke: none; }
    svg .dim { opacity: .13; }
    svg.pointing [data-box]:not(.pointed), svg.pointing [data-of]:not(.pointed) { opacity: .25; }
    @keyframes flow { to { stroke-dashoffset: -12; } }
    @media (prefers-reduced-motion: reduce) { svg path.flows { animation: none; } }
    @media (max-width: 800px) { main { flex-direction: column; } aside { width: auto; max-width: none; max-height: 50vh; } }
    """
}
