extension InspectorPage {
  /// Draws the step that is looked at.
  ///
  /// Views stand in columns by their depth, in the order of the tree; a box holds the view's own
  /// state and what was lent to it. Arrows run from a state to those that it is lent to, and to the
  /// views that read it.
  static let script = #"""
    'use strict';
    const steps = JSON.parse(document.getElementById('steps').textContent);
    for (let i = 1; i < steps.length; i++) steps[i].picture ??= steps[i - 1].picture;
    const $ = id => document.getElementById(id);
    const memory = {
      get(key) { try { return sessionStorage.getItem(key); } catch { return null; } },
      set(key, value) { try { sessionStorage.setItem(key, value); } catch { } },
    };
    const running = 'running' in document.body.dataset;
    let live = running && memory.get('live') !== 'no';
    let at = live ? steps.length - 1 : Math.min(Number(memory.get('at') ?? 1e9), steps.length - 1);
    let playing = null;

    const svgElement = (name, attributes, text) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes ?? {})) element.setAttribute(key, value);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    const item = (...parts) => {
      const line = document.createElement('li');
      for (const part of parts) line.append(part);
      return line;
    };
    const tag = (name, text, kind) => {
      const element = document.createElement(name);
      element.textContent = text;
      if (kind) element.className = kind;
      return element;
    };
    const cut = (text, length) => text.length > length ? text.slice(0, length - 1) + '…' : text;
    const why = reasons =>
      reasons.includes('@identity') ? 'new'
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

    // MARK: The drawing

    const width = 250, gap = 90, row = 19, head = 26;

    function layOut(picture) {
      const boxes = new Map();
      const roots = [];
      for (const box of picture.boxes) {
        boxes.set(box.id, { ...box, children: [], rows: [] });
      }
      for (const box of boxes.values()) {
        const parent = boxes.get(box.parent);
        if (parent && parent !== box) parent.children.push(box); else roots.push(box);
      }
      const loose = { id: 'loose', name: 'owned by no view', children: [], rows: [], count: 1 };
      for (const value of picture.values) {
        const owner = boxes.get(value.owner) ?? loose;
        owner.rows.push({ kind: 'state', value, label: value.name.split('.').slice(owner === loose ? 0 : -1).join('.') });
        for (const field of value.fields.slice(0, 8)) {
          owner.rows.push({ kind: 'field', value, label: '   .' + field[0] + ' = ' + field[1] });
        }
      }
      for (const value of picture.values) {
        for (const loan of value.borrowers) {
          const box = boxes.get(loan.view);
          if (!box || box.id === value.owner) continue;
          if (box.rows.some(r => r.kind === 'borrowed' && r.value === value && r.label === loan.property)) continue;
          box.rows.push({ kind: 'borrowed', value, label: loan.property, note: loan.wrapper });
        }
      }
      if (loose.rows.length) { boxes.set('loose', loose); roots.unshift(loose); }
      let y = 10, right = 0;
      const place = (box, depth) => {
        box.x = 10 + depth * (width + gap);
        box.y = y;
        box.h = head + box.rows.length * row + (box.rows.length ? 8 : 4);
        right = Math.max(right, box.x + width);
        if (!box.children.length) { y += box.h + 14; return; }
        const top = y;
        for (const child of box.children) place(child, depth + 1);
        y = Math.max(y, top + box.h + 14);
      };
      for (const root of roots) place(root, 0);
      return { boxes, width: right + 60, height: y + 10 };
    }

    function draw(step) {
      const svg = $('graph');
      svg.replaceChildren();
      const { boxes, width: w, height: h } = layOut(step.picture);
      svg.setAttribute('width', w);
      svg.setAttribute('height', h);
      svg.setAttribute('viewBox', `0 0 ${w} ${h}`);
      const defs = svgElement('defs');
      for (const kind of ['loan', 'read']) {
        const marker = svgElement('marker', { id: kind, class: kind, viewBox: '0 0 10 10', refX: 9, refY: 5,
          markerWidth: 7, markerHeight: 7, orient: 'auto-start-reverse' });
        marker.append(svgElement('path', { d: 'M0 0 L10 5 L0 10 z' }));
        defs.append(marker);
      }
      svg.append(defs);
      const hot = new Set(step.changes.map(c => c.id));
      const ran = new Map(step.runs.map(r => [r.id, r]));
      const skipped = new Set(step.skips.map(s => s.id));
      const query = $('search').value.toLowerCase();
      const matches = text => !query || text.toLowerCase().includes(query);

      for (const box of boxes.values()) {
        for (const child of box.children) {
          svg.append(svgElement('path', { class: 'tree',
            d: `M${box.x + width} ${box.y + 13} H${box.x + width + 24} V${child.y + 13} H${child.x}` }));
        }
      }
      for (const box of boxes.values()) {
        const run = ran.get(box.id);
        const group = svgElement('g', { class: run ? 'ran' : skipped.has(box.id) ? 'skipped' : '' });
        const found = matches(box.name) || box.rows.some(r => matches(r.value.name));
        if (!found) group.classList.add('dim');
        group.append(svgElement('title', {}, run ? `${box.name} ran: ${why(run.reasons)} (${run.milliseconds.toFixed(2)} ms)`
          : skipped.has(box.id) ? `${box.name} was given an equal value and was not entered` : box.name));
        group.append(svgElement('rect', { class: 'box', x: box.x, y: box.y, width, height: box.h, rx: 8 }));
        group.append(svgElement('text', { class: 'name', x: box.x + 10, y: box.y + 18 },
          cut(box.name + (box.count > 1 ? ` × ${box.count}` : ''), 30)));
        if (run) group.append(svgElement('text', { class: 'quiet', x: box.x + width - 8, y: box.y + 18, 'text-anchor': 'end' },
          run.milliseconds.toFixed(2) + ' ms'));
        box.rows.forEach((r, index) => {
          const y = box.y + head + index * row;
          r.y = y + row / 2;
          if (r.kind === 'state' && hot.has(r.value.id)) {
            group.append(svgElement('rect', { class: 'hot', x: box.x + 4, y, width: width - 8, height: row, rx: 4 }));
          }
          const text = r.kind === 'state'
            ? `◆ ${r.label}` + (r.value.kind === 'object' ? `: ${r.value.type}` : ` = ${r.value.value}`)
            : r.kind === 'borrowed' ? `▷ ${r.label}` : r.label;
          const element = svgElement('text', { class: r.kind === 'state' ? 'state' : r.kind === 'borrowed' ? 'borrowed' : 'quiet',
            x: box.x + 12, y: y + 14 }, cut(text, 34));
          element.append(svgElement('title', {}, `${r.value.name}: ${r.value.type} = ${r.value.value}`));
          group.append(element);
        });
        svg.append(group);
      }
      // From a state to whom it is lent, and to whom it makes run; of two the same, one.
      const drawn = new Set();
      const arrow = (kind, from, fromBox, toBox, toY, text) => {
        const key = `${kind} ${fromBox.id} ${from.value.id} ${toBox.id} ${toY}`;
        if (drawn.has(key)) return;
        drawn.add(key);
        const x1 = fromBox.x + width, x2 = toBox.x > fromBox.x ? toBox.x : toBox.x + width;
        const bend = toBox.x > fromBox.x ? Math.max(40, (x2 - x1) / 2) : 46 + Math.abs(toY - from.y) / 12;
        const path = svgElement('path', { class: kind,
          d: toBox.x > fromBox.x
            ? `M${x1} ${from.y} C${x1 + bend} ${from.y} ${x2 - bend} ${toY} ${x2} ${toY}`
            : `M${x1} ${from.y} C${x1 + bend} ${from.y} ${x2 + bend} ${toY} ${x2} ${toY}` });
        path.append(svgElement('title', {}, text));
        if (!(matches(from.value.name) || matches(toBox.name))) path.classList.add('dim');
        svg.append(path);
      };
      for (const box of boxes.values()) {
        for (const r of box.rows.filter(r => r.kind === 'state')) {
          const borrowers = new Map();
          for (const other of boxes.values()) {
            const borrowed = other.rows.find(o => o.kind === 'borrowed' && o.value === r.value);
            if (!borrowed) continue;
            borrowers.set(other.id, borrowed);
            arrow('loan', r, box, other, borrowed.y, `${r.value.name} is lent to ${other.name}`);
          }
          for (const reader of r.value.readers) {
            const target = boxes.get(reader.view);
            if (!target) continue;
            const text = `${r.value.name} is read by ${reader.via ? reader.via + ' in ' : ''}${target.name}`;
            const borrowed = borrowers.get(target.id);
            // A borrower reads through what it was lent.
            if (borrowed) arrow('read', { ...borrowed, value: r.value }, target, target, target.y + 13, text);
            else arrow('read', r, box, target, target.y + 13, text);
          }
        }
      }
    }

    // MARK: The lists

    function list(step) {
      $('cause').textContent = step.cause ?? 'The app went on by itself';
      $('totals').textContent = `${step.frames} frame${step.frames === 1 ? '' : 's'}, ${step.milliseconds.toFixed(2)} ms · `
        + `${step.runs.length} ran · ${step.skips.length} skipped · ${step.untouched} untouched`;
      const nothing = element => { if (!element.children.length) element.append(item(tag('small', 'nothing'))); };
      $('changes').replaceChildren(...step.changes.map(c => {
        const line = item(tag('code', c.source, 'owner'));
        if (c.old !== undefined && c.old !== null) line.append(' ', tag('small', `${c.old} → ${c.new}`));
        line.className = 'hot';
        return line;
      }));
      $('runs').replaceChildren(...counted(step.runs, r => type(r.view) + r.reasons).map(g =>
        item(tag('code', g.count > 1 ? `${type(g.first.view)} × ${g.count}` : g.first.view, 'read'), ' ',
          tag('small', `${why(g.first.reasons)}${g.count > 1 ? '' : `, ${g.first.milliseconds.toFixed(2)} ms`}`))));
      $('skips').replaceChildren(...counted(step.skips, s => type(s.view)).map(g =>
        item(tag('code', g.count > 1 ? `${type(g.first.view)} × ${g.count}` : g.first.view), ' ', tag('small', 'equal value'))));
      const hot = new Set(step.changes.map(c => c.id));
      const query = $('search').value.toLowerCase();
      $('sources').replaceChildren(...step.picture.values
        .filter(v => !query || (v.name + v.type).toLowerCase().includes(query)).slice(0, 200)
        .map(v => {
          const line = item(tag('code', v.name, 'owner'), ' ', tag('small', `${v.kind === 'object' ? v.type : v.value} ${v.wrapper}`));
          if (hot.has(v.id)) line.className = 'hot';
          return line;
        }));
      for (const id of ['changes', 'runs', 'skips', 'sources']) nothing($(id));
    }

    function show() {
      if (!steps.length) { $('cause').textContent = 'Nothing has happened yet.'; return; }
      at = Math.max(0, Math.min(at, steps.length - 1));
      memory.set('at', at);
      if (running) memory.set('live', live ? 'yes' : 'no');
      $('live').checked = live;
      $('live').disabled = !running;
      $('slider').max = steps.length - 1;
      $('slider').value = at;
      $('place').textContent = `${at + 1} of ${steps.length}`;
      $('earlier').disabled = at === 0;
      $('later').disabled = at === steps.length - 1;
      draw(steps[at]);
      list(steps[at]);
    }
    function go(to) { at = to; live = live && at >= steps.length - 1; show(); }
    function stop() { clearInterval(playing); playing = null; $('play').textContent = '▶'; }
    function play() {
      if (playing) return stop();
      if (at >= steps.length - 1) at = -1;
      $('play').textContent = '⏸';
      live = false;
      playing = setInterval(() => { if (at >= steps.length - 1) stop(); else go(at + 1); }, 900);
      go(at + 1);
    }

    $('earlier').onclick = () => go(at - 1);
    $('later').onclick = () => go(at + 1);
    $('slider').oninput = event => go(Number(event.target.value));
    $('search').oninput = show;
    $('play').onclick = play;
    $('live').onchange = event => { live = event.target.checked; if (live) at = steps.length - 1; show(); };
    document.addEventListener('keydown', event => {
      if (event.target.id === 'search') return;
      if (event.key === 'ArrowLeft') go(at - 1);
      else if (event.key === 'ArrowRight') go(at + 1);
      else if (event.key === ' ' && event.target.tagName !== 'BUTTON') { event.preventDefault(); play(); }
    });
    // The file is written anew while the app runs; whoever follows gets it with the next reload.
    setInterval(() => { if (live && !playing && !$('search').value) location.reload(); }, 2000);
    show();
    """#
}
