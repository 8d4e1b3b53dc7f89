extension InspectorPage {
  /// What stands on the page before the script fills it.
  static func skeleton(title: String) -> String {
    """
    <header>
      <h1><span class="owner">◆</span> \(title)</h1>
      <div class="steps">
        <button id="earlier" title="Earlier step (←)">‹</button>
        <input id="slider" type="range" min="0" value="0" aria-label="Step">
        <button id="later" title="Later step (→)">›</button>
        <output id="place"></output>
        <button id="play" title="Play (space)">▶</button>
      </div>
      <input id="search" type="search" placeholder="Search state and views">
      <label><input id="live" type="checkbox"> follow the app</label>
    </header>
    <main>
      <section id="drawing"><svg id="graph" role="img" aria-label="Who owns, borrows and reads"></svg></section>
      <aside>
        <h2 id="cause"></h2>
        <p id="totals"></p>
        <h3>Changed</h3><ul id="changes"></ul>
        <h3>Ran</h3><ul id="runs"></ul>
        <h3>Skipped</h3><ul id="skips"></ul>
        <h3>State</h3><ul id="sources"></ul>
        <p class="legend">
          <span class="owner">◆ owns</span>
          <span class="loan">▷ is lent to</span>
          <span class="read">▶ is read by</span>
          <span class="hot">● changed</span>
        </p>
      </aside>
    </main>
    """
  }

  static let style = """
    :root {
      color-scheme: light dark;
      --ground: light-dark(#fbfaf7, #16181d); --panel: light-dark(#ffffff, #1e2128);
      --line: light-dark(#d9d6cf, #3a3f4a); --text: light-dark(#23262b, #e6e4df);
      --quiet: light-dark(#6d6f73, #9a9ca3); --owner: light-dark(#b85c00, #ffab5c);
      --loan: light-dark(#1a5fb4, #7ab8ff); --read: light-dark(#1f7a3a, #78d895);
      --hot: light-dark(#fff0c2, #5a4510);
    }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column;
      font: 14px/1.45 system-ui, sans-serif; background: var(--ground); color: var(--text); }
    header { display: flex; gap: 1rem; align-items: center; flex-wrap: wrap; padding: .6rem 1rem;
      background: var(--panel); border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.05rem; margin: 0; }
    .steps { display: flex; gap: .4rem; align-items: center; }
    button { font: inherit; min-width: 2rem; border: 1px solid var(--line); border-radius: 6px;
      background: var(--ground); color: inherit; cursor: pointer; }
    button:disabled { opacity: .4; cursor: default; }
    #search { flex: 0 1 16rem; font: inherit; padding: .15rem .5rem; border-radius: 6px;
      border: 1px solid var(--line); background: var(--ground); color: inherit; }
    main { flex: 1; min-height: 0; display: flex; }
    #drawing { flex: 1; overflow: auto; padding: 1rem; }
    aside { width: 24rem; max-width: 45vw; overflow: auto; padding: .6rem 1rem;
      background: var(--panel); border-left: 1px solid var(--line); }
    aside h2 { font-size: 1rem; margin: .2rem 0; }
    aside h3 { font-size: .75rem; letter-spacing: .06em; text-transform: uppercase;
      color: var(--quiet); margin: .9rem 0 .2rem; }
    ul { list-style: none; margin: 0; padding: 0; }
    li { padding: .1rem .3rem; border-radius: 4px; overflow-wrap: anywhere; }
    li small, #totals, .legend { color: var(--quiet); }
    li.hot { background: var(--hot); }
    code { font: 12.5px/1.4 ui-monospace, monospace; }
    .owner { color: var(--owner); } .loan { color: var(--loan); } .read { color: var(--read); }
    .legend { display: flex; flex-wrap: wrap; gap: .8rem; font-size: .85rem; }
    .hot:not(li) { background: var(--hot); padding: 0 .3rem; border-radius: 4px; }
    svg text { fill: var(--text); font: 13px system-ui, sans-serif; }
    svg .name { font-weight: 600; } svg .quiet { fill: var(--quiet); font-size: 11.5px; }
    svg .state { fill: var(--owner); font: 12px ui-monospace, monospace; }
    svg .borrowed { fill: var(--loan); font: 12px ui-monospace, monospace; }
    svg rect.box { fill: var(--panel); stroke: var(--line); }
    svg .ran rect.box { stroke: var(--read); stroke-width: 2.5; }
    svg .skipped rect.box { stroke-dasharray: 4 3; }
    svg rect.hot { fill: var(--hot); }
    svg path { fill: none; stroke-width: 1.6; }
    svg path.tree { stroke: var(--line); }
    svg path.loan { stroke: var(--loan); marker-end: url(#loan); }
    svg path.read { stroke: var(--read); marker-end: url(#read); }
    svg marker.loan path { fill: var(--loan); stroke: none; }
    svg marker.read path { fill: var(--read); stroke: none; }
    svg .dim { opacity: .15; }
    """
}
