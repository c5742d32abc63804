import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const drawing = `<?xml version="1.0" encoding="UTF-8"?>
<!-- drawn by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <title>The lock</title><desc>How water
    flows &amp; stays</desc>
  <style>.a { fill: red }</style><script>alert("x")</script>
  <g id="gates"><path d="M0 0L9 9"/><text x="1" y="2">Upper <tspan dy="1">gate</tspan></text><text>Lower gate</text></g>
  <foreignObject><div xmlns="http://www.w3.org/1999/xhtml"><p>Pump</p><p>room</p><style>p{}</style></div></foreignObject>
</svg>`;

await test('of a drawing, its title, description and texts are read', async (t) => {
  const { text } = await processFixture(drawing, 'svg');
  t.equal(text, 'The lock\n\nHow water flows & stays\n\nUpper gate\n\nLower gate\n\nPump\n\nroom');
});

await test('a drawing without words, or with tags that do not match, does not break anything', async (t) => {
  t.equal((await processFixture('<svg><text>Pump</svg>', 'txt')).text, 'Pump');
  t.equal((await processFixture('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', 'svg')).text, '');
});
