extension InspectorPage {
  /// The script that steps through the recording: the timeline, the lists beside the drawing, the
  /// keys.
  static let script = #"""
    const steps = JSON.parse(document.getElementById('steps').textContent);
    for (let i = 1; i < steps.length; i++) steps[i].picture ??= steps[i - 1].picture;
    const $ = id => document.getElementById(id);
    const memory = {
      get(key) { try { return sessionStorage.getItem(key); } catch { return null; } },
      set(key, value) { try { sessionStorage.setItem(key, value); } catch { } },
    };
    const running = 'running' in document.body.dataset;
    const wanted = Number(location.hash.slice(1));
    let live = running && !wanted && memory.get('live') !== 'no';
    let at = wanted ? steps.findIndex(s => s.number === wanted) : live ? steps.length - 1
      : Math.min(Number(memory.get('at') ?? 1e9), steps.length - 1);
    let playing = null;

    const tag = (name, text, kind) => {
      const element = document.createElement(name);
      element.textContent = text;
      if (kind) element.className = kind;
      return element;
    };
    const item = (...parts) => {
      const line = document.createElement('li');
      for (const part of parts) line.append(part);
      return line;
    };
    const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
    const bodies = count => count === 1 ? '1 body' : `${count} bodies`;
    const why = reasons =>
      reasons.includes('@identity') ? 'it is new'
        : reasons.length === 0 ? 'what it observes changed'
          : reasons.map(r => r === '@self' ? 'its parent gave another value' : r + ' changed').join(', ');

    // Names are counted where a list would repeat them: "TodoRow × 9996".
    function counted(list, key) {
      const groups = new Map();
      for (const element of list) {
        const name = key(element);
        const group = groups.get(name);
        if (group) group.count++; else groups.set(name, { first: element, count: 1 });
      }
      return [...groups.values()];
    }
    const type = name => name.split('(')[0];

    // MARK: The lists

    // Pointing at a line points at its box and arrows.
    function pointing(line, box, source) {
      const mark = on => {
        for (const element of document.querySelectorAll('#graph [data-box], #graph [data-of]')) {
          const meant = element.dataset.box === String(box) || (source && element.dataset.of === source) || (box && element.dataset.to === String(box));
          element.classList.toggle('pointed', on && meant);
        }
        $('graph').classList.toggle('pointing', on);
      };
      line.onmouseenter = () => mark(true);
      line.onmouseleave = () => mark(false);
      return line;
    }

    function list(step, query) {
      $('number').textContent = `Step ${step.number}`;
      $('cause').textContent = step.cause ?? 'The app went on by itself';
      const total = step.ran + step.skipped + step.untouched;
      $('story').replaceChildren(
        tag('b', plural(step.changes.length, 'change'), 'hot'), ' → ', tag('b', bodies(step.ran) + ' ran', 'read'),
        `, ${step.skipped} skipped, ${step.untouched} untouched, in ${step.milliseconds.toFixed(2)} ms`
        + (step.frames > 1 ? ` and ${step.frames} frames` : ''));
      $('share').style.setProperty('--ran', `${100 * step.ran / Math.max(total, 1)}%`);
      $('share').style.setProperty('--skipped', `${100 * step.skipped / Math.max(total, 1)}%`);
      $('share').title = `${step.ran} of ${total} views ran`;
      const found = text => !query || text.toLowerCase().includes(query);
      const fill = (id, lines) => {
        $(id).replaceChildren(...(lines.length ? lines : [item(tag('small', 'nothing'))]));
      };
      $('warned').hidden = !step.warnings.length;
      fill('warnings', counted(step.warnings, w => w.view + w.text).map(g =>
        item(tag('code', g.count > 1 ? `${g.first.view} × ${g.count}` : g.first.view, 'hot'), ' ', tag('small', g.first.text))));
      fill('changes', step.changes.filter(c => found(c.source)).map(c => {
        const line = item(tag('code', c.source, 'owner'));
        if (c.old !== undefined && c.old !== null) {
          line.append(tag('div', '', 'values'));
          line.lastChild.append(tag('del', c.old), ' → ', tag('ins', c.new));
        }
        line.className = 'hot';
        return pointing(line, null, c.id);
      }));
      fill('runs', counted(step.runs, r => type(r.view) + r.reasons).filter(g => found(g.first.view)).map(g => {
        const line = item(tag('code', g.count > 1 ? `${type(g.first.view)} × ${g.count}` : g.first.view, 'read'), ' ', tag('small', why(g.first.reasons)));
        if (g.count === 1) line.append(tag('small', `${g.first.milliseconds.toFixed(2)} ms`, 'time'));
        return pointing(line, g.first.id, null);
      }));
      fill('skips', counted(step.skips, s => type(s.view)).filter(g => found(g.first.view)).map(g =>
        pointing(item(tag('code', g.count > 1 ? `${type(g.first.view)} × ${g.count}` : g.first.view), ' ',
          tag('small', 'was given an equal value')), g.first.id, null)));
      const hot = new Set(step.changes.map(c => c.id));
      fill('sources', step.picture.values.filter(v => found(v.name + v.type)).slice(0, 200).map(v => {
        const line = item(tag('code', v.name, 'owner'), ' ', tag('small', `${v.kind === 'object' ? v.type : v.value}  ${v.wrapper || 'owned by no view'}`));
        if (hot.has(v.id)) line.className = 'hot';
        return pointing(line, v.owner, v.id);
      }));
    }

    // MARK: The timeline

    // One bar for each step, as high as bodies ran, on a scale on which one is seen beside a
    // thousand.
    function timeline() {
      const most = Math.log2(2 + Math.max(0, ...steps.map(s => s.ran)));
      $('timeline').replaceChildren(...steps.map((step, index) => {
        const bar = document.createElement('i');
        bar.style.setProperty('--high', `${12 + 88 * Math.log2(1 + step.ran) / most}%`);
        if (!step.cause) bar.className = 'alone';
        bar.title = `${step.number}: ${step.cause ?? 'by itself'} — ${bodies(step.ran)} ran`;
        bar.onclick = () => go(index);
        return bar;
      }));
    }

    // MARK: Stepping

    function show() {
      if (!steps.length) {
        document.body.classList.add('empty');
        $('cause').textContent = 'Nothing has happened yet';
        $('story').textContent = running ? 'Use the app: each action becomes a step here.' : 'The app ended before its first frame.';
        for (const id of ['slider', 'earlier', 'later', 'play', 'search', 'fit']) $(id).disabled = true;
        return;
      }
      at = Math.max(0, Math.min(at, steps.length - 1));
      memory.set('at', at);
      if (running) memory.set('live', live ? 'yes' : 'no');
      $('live').checked = live;
      $('live').disabled = !running;
      $('slider').max = steps.length - 1;
      $('slider').value = at;
      $('slider').setAttribute('aria-valuetext', `step ${steps[at].number}: ${steps[at].cause ?? 'by itself'}`);
      $('place').textContent = `${steps[at].number} / ${steps.at(-1).number}`;
      $('earlier').disabled = at === 0;
      $('later').disabled = at === steps.length - 1;
      [...$('timeline').children].forEach((bar, index) => bar.classList.toggle('now', index === at));
      $('timeline').children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const query = $('search').value.toLowerCase();
      draw(steps[at], query);
      list(steps[at], query);
    }
    function go(to) {
      at = Math.max(0, Math.min(to, steps.length - 1));
      live = live && at >= steps.length - 1;
      show();
    }
    function stop() { clearInterval(playing); playing = null; $('play').textContent = '▶'; }
    function play() {
      if (playing) return stop();
      if (at >= steps.length - 1) at = -1;
      $('play').textContent = '❚❚';
      live = false;
      playing = setInterval(() => { if (at >= steps.length - 1) stop(); else go(at + 1); }, 1100);
      go(at + 1);
    }

    $('earlier').onclick = () => go(at - 1);
    $('later').onclick = () => go(at + 1);
    $('slider').oninput = event => go(Number(event.target.value));
    $('search').oninput = show;
    $('fit').onchange = show;
    $('play').onclick = play;
    const paint = scheme => { document.documentElement.style.colorScheme = scheme ?? ''; };
    $('scheme').onclick = () => {
      const now = memory.get('scheme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      memory.set('scheme', now === 'dark' ? 'light' : 'dark');
      paint(memory.get('scheme'));
    };
    paint(memory.get('scheme'));
    $('live').onchange = event => { live = event.target.checked; if (live) at = steps.length - 1; show(); };
    window.onresize = show;
    const keys = {
      ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(steps.length - 1),
      PageUp: () => go(at - 10), PageDown: () => go(at + 10), ' ': play, '/': () => $('search').focus(),
      f: () => $('fit').click(), d: () => $('scheme').click(),
    };
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!steps.length && event.key !== 'd') return;
      if (event.target.id === 'search') {
        if (event.key === 'Escape') { event.target.value = ''; event.target.blur(); show(); }
        return;
      }
      if (event.key === ' ' && ['BUTTON', 'INPUT'].includes(event.target.tagName) && event.target.type !== 'range') return;
      if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
    });
    // The file is written again while the app runs; whoever follows gets it with the next reload.
    setInterval(() => { if (live && !playing && !$('search').value) location.reload(); }, 2000);
    timeline();
    show();
    """#
}
