extension InspectorPage {
  /// The script that draws the state graph, and the effects of a step.
  ///
  /// Views are arranged in columns by depth, in tree order; a box contains the view's own and
  /// borrowed state, with a mark where its body reads. Arrows lead from a state to its borrowers,
  /// and to readers that borrow nothing: from the property that is read, for an object.
  static let drawing = #"""
    'use strict';
    const width = 240, gap = 76, row = 20, head = 28;

    // MARK: Where everything stands

    function layOut(picture) {
      const boxes = new Map(), roots = [];
      for (const box of picture.boxes) boxes.set(box.id, { ...box, children: [], rows: [] });
      for (const box of boxes.values()) {
        const parent = boxes.get(box.parent);
        if (parent && parent !== box) parent.children.push(box); else roots.push(box);
      }
      const loose = { id: 'loose', name: 'owned by no view', children: [], rows: [], count: 1 };
      for (const value of picture.values) {
        const owner = boxes.get(value.owner) ?? loose;
        const label = owner === loose ? value.name : value.name.split('.').at(-1);
        const state = { kind: 'state', box: owner, value, label, fields: new Map() };
        owner.rows.push(state);
        value.fields.slice(0, 8).forEach(([name, text], index, shown) => {
          const last = index === shown.length - 1 && value.fields.length <= 8;
          const field = { kind: 'field', box: owner, value, label: name, text, last };
          state.fields.set(name, field);
          owner.rows.push(field);
        });
        if (value.fields.length > 8) {
          owner.rows.push({ kind: 'field', box: owner, value, label: `and ${value.fields.length - 8} more`, last: true });
        }
        value.row = state;
      }
      for (const value of picture.values) {
        for (const loan of value.borrowers) {
          const box = boxes.get(loan.view);
          if (!box || box.id === value.owner) continue;
          if (box.rows.some(r => r.kind === 'borrowed' && r.value === value && r.label === loan.property)) continue;
          box.rows.push({ kind: 'borrowed', box, value, label: loan.property, note: loan.wrapper, path: loan.path });
        }
      }
      if (loose.rows.length) { boxes.set('loose', loose); roots.unshift(loose); }
      let y = 12, right = 0;
      const place = (box, depth) => {
        box.x = 12 + depth * (width + gap);
        box.y = y;
        box.h = head + box.rows.length * row + (box.rows.length ? 8 : 0);
        box.rows.forEach((r, index) => { r.y = box.y + head + index * row + row / 2; });
        right = Math.max(right, box.x + width);
        const top = y;
        for (const child of box.children) place(child, depth + 1);
        y = Math.max(y, top + box.h + 16);
      };
      for (const root of roots) place(root, 0);
      return { boxes, width: right + 40, height: y + 8 };
    }

    // Who reads a value: a mark in the box that owns it or was lent it, or else an arrow.
    function connect(picture, boxes) {
      const arrows = [];
      for (const value of picture.values) {
        const from = value.row;
        for (const box of boxes.values()) {
          for (const r of box.rows) {
            if (r.kind === 'borrowed' && r.value === value) arrows.push({ kind: 'loan', from, to: r, toBox: box });
          }
        }
        for (const reader of value.readers) {
          const box = boxes.get(reader.view);
          if (!box) continue;
          const who = (reader.via ? reader.via + ' in ' : '') + box.name;
          const fields = reader.fields.map(name => from.fields.get(name)).filter(Boolean);
          for (const field of fields) (field.readers ??= []).push(who);
          const place = from.box === box ? from : box.rows.find(r => r.kind === 'borrowed' && r.value === value);
          if (place) {
            (place.readers ??= []).push({ who, fields: reader.fields });
            continue;
          }
          for (const start of fields.length ? fields : [from]) {
            arrows.push({ kind: 'read', from: start, toBox: box, text: `${start.kind === 'field' ? value.name + '.' + start.label : value.name} is read by ${who}` });
          }
        }
      }
      return arrows;
    }

    // MARK: Drawing

    const svgElement = (name, attributes, text) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes ?? {})) element.setAttribute(key, value);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    // Long names differ at both ends, so they are cut in the middle. A kanji takes two places.
    const cut = (text, length, inMiddle) => {
      const letters = [...text];
      const wide = part => part.reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
      if (wide(letters) <= length) return text;
      const end = inMiddle ? letters.slice(-Math.floor(length / 2.4)) : [];
      while (wide(end) > length / 2.4) end.shift();
      const start = [];
      for (const letter of letters) {
        if (wide(start) + wide(end) + wide([letter]) >= length) break;
        start.push(letter);
      }
      return start.join('') + '…' + end.join('');
    };

    function draw(step, query) {
      const svg = $('graph');
      const { boxes, width: w, height: h } = layOut(step.picture);
      const arrows = connect(step.picture, boxes);
      const room = $('drawing').clientWidth - 24;
      const scale = $('fit').checked ? Math.min(1, Math.max(0.55, room / w)) : 1;
      svg.replaceChildren(markers());
      svg.setAttribute('width', w * scale);
      svg.setAttribute('height', h * scale);
      svg.setAttribute('viewBox', `0 0 ${w} ${h}`);
      const hot = new Set(step.changes.map(c => c.id));
      // "store.items[2].isDone" is a change of "store.items".
      const isHotField = name => step.changes.some(({ source }) =>
        source.startsWith(name) && [undefined, '.', '['].includes(source[name.length]));
      const ran = new Map(step.runs.map(r => [r.id, r]));
      const skipped = new Set(step.skips.map(s => s.id));
      const matches = text => !query || text.toLowerCase().includes(query);

      for (const box of boxes.values()) {
        for (const child of box.children) {
          svg.append(svgElement('path', { class: 'tree',
            d: `M${box.x + width} ${box.y + 14} H${box.x + width + 20} V${child.y + 14} H${child.x}` }));
        }
      }
      const paths = svgElement('g');
      for (const arrow of arrows) {
        const a = { x: arrow.from.box.x + width, y: arrow.from.y };
        const isRight = arrow.toBox.x > arrow.from.box.x;
        const b = { x: arrow.toBox.x + (isRight ? 0 : width), y: arrow.to ? arrow.to.y : arrow.toBox.y + 14 };
        const bend = isRight ? Math.max(34, (b.x - a.x) / 2) : 40 + Math.abs(b.y - a.y) / 10;
        const flows = hot.has(arrow.from.value.id) && ran.has(arrow.toBox.id);
        const path = svgElement('path', { class: arrow.kind + (flows ? ' flows' : ''),
          'data-of': arrow.from.value.id, 'data-to': arrow.toBox.id,
          d: `M${a.x} ${a.y} C${a.x + bend} ${a.y} ${isRight ? b.x - bend : b.x + bend} ${b.y} ${b.x} ${b.y}` });
        path.append(svgElement('title', {}, arrow.text ?? `${arrow.from.value.name} is lent to ${arrow.toBox.name} (${arrow.to.note})`));
        if (!(matches(arrow.from.value.name) || matches(arrow.toBox.name))) path.classList.add('dim');
        paths.append(path);
      }
      for (const box of boxes.values()) svg.append(drawBox(box, { hot, isHotField, ran, skipped, matches }));
      svg.append(paths);
    }

    function markers() {
      const defs = svgElement('defs');
      for (const kind of ['loan', 'read']) {
        const marker = svgElement('marker', { id: kind, class: kind, viewBox: '0 0 10 10', refX: 9, refY: 5,
          markerWidth: 7, markerHeight: 7, orient: 'auto-start-reverse' });
        marker.append(svgElement('path', { d: 'M0 0 L10 5 L0 10 z' }));
        defs.append(marker);
      }
      return defs;
    }

    function drawBox(box, { hot, isHotField, ran, skipped, matches }) {
      const run = ran.get(box.id);
      const group = svgElement('g', { class: run ? 'ran' : skipped.has(box.id) ? 'skipped' : 'still', 'data-box': box.id });
      if (!matches(box.name) && !box.rows.some(r => matches(r.value.name))) group.classList.add('dim');
      group.append(svgElement('title', {}, run ? `${box.name} ran: ${why(run.reasons)} (${run.milliseconds.toFixed(2)} ms)`
        : skipped.has(box.id) ? `${box.name} was given an equal value and was not entered` : box.name));
      group.append(svgElement('rect', { class: 'box', x: box.x, y: box.y, width, height: box.h, rx: 9 }));
      const time = run ? run.milliseconds.toFixed(2) + ' ms' : '';
      group.append(svgElement('text', { class: 'name', x: box.x + 11, y: box.y + 19 },
        cut(box.name + (box.count > 1 ? ` × ${box.count}` : ''), time ? 17 : 28, true)));
      if (time) group.append(svgElement('text', { class: 'time', x: box.x + width - 10, y: box.y + 19 }, time));
      for (const r of box.rows) group.append(...drawRow(box, r, hot, isHotField));
      return group;
    }

    function drawRow(box, r, hot, isHotField) {
      const parts = [];
      const isHot = r.kind === 'state' ? hot.has(r.value.id) && ![...r.fields.keys()].some(f => isHotField(r.value.name + '.' + f))
        : r.kind === 'field' && isHotField(r.value.name + '.' + r.label);
      if (isHot) parts.push(svgElement('rect', { class: 'hot', x: box.x + 4, y: r.y - row / 2, width: width - 8, height: row, rx: 5 }));
      const text = r.kind === 'state' ? `◆ ${r.label}` + (r.value.kind === 'object' ? `: ${r.value.type}` : ` = ${r.value.value}`)
        : r.kind === 'borrowed' ? `▷ ${r.label}` + (r.path ? ` (.${r.path})` : '')
          : (r.last ? '└ ' : '├ ') + r.label + (r.text === undefined ? '' : ' = ' + r.text);
      const who = (r.readers ?? []).map(x => x.who ?? x);
      const element = svgElement('text', { class: r.kind + (r.kind === 'field' && who.length ? ' used' : ''),
        x: box.x + (r.kind === 'field' ? 16 : 12), y: r.y + 4 }, cut(text, who.length ? 28 : 31));
      const about = r.kind === 'field' ? `${r.value.name}.${r.label} = ${r.text}` : `${r.value.name}: ${r.value.type} = ${r.value.value}`;
      element.append(svgElement('title', {}, about + who.map(w => `\nread by ${w}`).join('')));
      parts.push(element);
      if (who.length) {
        const mark = svgElement('text', { class: 'reads', x: box.x + width - 10, y: r.y + 4 }, r.kind === 'field' && who.length > 1 ? `${who.length} ▶` : '▶');
        mark.append(svgElement('title', {}, who.map(w => `read by ${w}`).join('\n')));
        parts.push(mark);
      }
      return parts;
    }
    """#
}
