import StateOwnership
import StateRules

/// A state graph as a self-contained page: without network access or other files.
enum GraphPage {
  static func text(_ graph: OwnershipGraph) -> String {
    // '<' within a script might end it.
    let data = JSONFormat.encode(graph).replacing("<", with: "\\u003c")
    return head + "<script id=\"data\" type=\"application/json\">\n\(data)</script>\n" + script
  }

  private static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Who owns which state</title>
    <style>
      :root { color-scheme: light dark; --line: #8885; --soft: #8882; --accent: #0a66c2; }
      @media (prefers-color-scheme: dark) { :root { --accent: #6cb4ff; } }
      body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
      header { position: sticky; top: 0; background: Canvas; border-bottom: 1px solid var(--line);
        padding: .7rem 1rem; display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap; }
      header h1 { font-size: 1rem; margin: 0; }
      input { font: inherit; flex: 1; min-width: 12rem; padding: .3rem .6rem; }
      main { padding: 1rem; max-width: 70rem; margin: auto; }
      article { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem;
        margin-bottom: 1rem; }
      article:target { outline: 2px solid var(--accent); }
      h2 { font-size: 1.05rem; margin: 0; }
      h2 small { font-weight: normal; opacity: .65; }
      ul { list-style: none; margin: 0; padding-left: 1.1rem; border-left: 1px solid var(--line); }
      li { padding: .1rem 0; }
      code { font: 13px/1.4 ui-monospace, monospace; }
      a { color: var(--accent); text-decoration: none; }
      a:hover { text-decoration: underline; }
      .role { display: inline-block; font-size: .75rem; padding: 0 .45rem; border-radius: .7rem;
        background: var(--soft); margin-right: .3rem; }
      .owned { background: #2a84; } .made, .unknown { background: #d444; }
      .environment { background: #84d4; } .soft { opacity: .7; }
      mark { background: #fd06; color: inherit; }
    </style>
    <header>
      <h1>Who owns which state</h1>
      <input id="search" type="search" placeholder="View, type, property or wrapper   ( / )"
        aria-label="Search">
      <span id="count" class="soft" role="status"></span>
    </header>
    <main id="views"></main>

    """

  private static let script = """
    <script>
    const graph = JSON.parse(document.getElementById('data').textContent)
    const views = new Map(graph.views.map(view => [view.id, view]))
    const verbs = { owned: 'owns', kept: 'kept by the system', borrowed: 'is lent',
      environment: 'environment', shared: 'shared', made: 'made anew', copy: 'a copy' }
    let wanted = ''

    function element(name, attributes = {}, ...children) {
      const made = document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
      made.append(...children)
      return made
    }
    // Text with what is looked for marked.
    function text(string) {
      const part = document.createDocumentFragment()
      const place = wanted ? string.toLowerCase().indexOf(wanted) : -1
      if (place < 0 || string.toLowerCase().length !== string.length) { part.append(string) }
      else part.append(string.slice(0, place),
        element('mark', {}, string.slice(place, place + wanted.length)),
        string.slice(place + wanted.length))
      return part
    }
    const code = string => element('code', {}, text(string))
    const anchor = id => 'view-' + encodeURIComponent(id)
    const link = id => element('a', { href: '#' + anchor(id) }, text(id))

    function uses(state) {
      return state.uses.map(use => element('li', { class: 'soft' }, code(use.member),
        ` ${use.access} `, code(use.part || state.name)))
    }
    function flow(state, seen) {
      const items = uses(state)
      for (const lending of state.lendings) {
        const view = views.get(lending.view)
        const item = element('li', {}, code(lending.expression),
          lending.way === 'environment' ? ' ⇢ ' : ' → ')
        if (view) item.append(link(view.id), lending.property ? '.' : '',
          code(lending.property || ''))
        else item.append(lending.other === 'environment'
          ? 'environment; nothing here is seen to take it out' : code(lending.other || '?'))
        if (lending.way === 'value') item.append(' (a copy)')
        const next = view && view.states.find(other => other.name === lending.property)
        if (next) {
          const key = view.id + '.' + next.name
          if (seen.has(key)) item.append(' (as above)')
          else item.append(list(flow(next, seen.add(key))))
        }
        items.push(item)
      }
      return items
    }
    const list = items => items.length ? element('ul', {}, ...items) : ''

    function stateItem(view, state) {
      const item = element('li', {},
        element('span', { class: 'role ' + state.role }, verbs[state.role]),
        code([state.wrapper, state.name].filter(Boolean).join(' ')
          + (state.type ? ': ' + state.type : '')))
      const items = state.sources.map(source =>
        element('li', {}, 'from ', link(source.view), '.', code(source.state)))
      if (state.unknown) items.push(element('li', {},
        element('span', { class: 'role unknown' }, '?'), text(state.unknown)))
      item.append(list([...items, ...flow(state, new Set([view.id + '.' + state.name]))]))
      return item
    }
    const words = view => [view.id, view.path, ...view.states.flatMap(state =>
      [state.name, state.wrapper, state.type || '', state.unknown || ''])].join(' ').toLowerCase()

    function show() {
      wanted = document.getElementById('search').value.trim().toLowerCase()
      const found = graph.views.filter(view => words(view).includes(wanted))
      document.getElementById('count').textContent = `${found.length} of ${graph.views.length}`
      document.getElementById('views').replaceChildren(...found.map(view => {
        const makers = graph.views.filter(other => other.makes.includes(view.id))
        const card = element('article', { id: anchor(view.id) },
          element('h2', {}, text(view.id), ' ',
            element('small', {}, text(view.path + ':' + view.line))),
          list(view.states.map(state => stateItem(view, state))))
        if (makers.length) {
          const line = element('div', { class: 'soft' }, 'made by ')
          makers.forEach((other, index) => line.append(index ? ', ' : '', link(other.id)))
          card.append(line)
        }
        return card
      }))
    }
    const search = document.getElementById('search')
    search.addEventListener('input', show)
    addEventListener('hashchange', () => {
      if (document.getElementById(location.hash.slice(1))) return
      search.value = ''
      show()
      document.getElementById(location.hash.slice(1))?.scrollIntoView()
    })
    addEventListener('keydown', event => {
      if (event.key === '/' && document.activeElement !== search) {
        event.preventDefault()
        search.focus()
      }
    })
    show()
    </script>
    </html>

    """
}
