// `npm run draw`: the pictures' file. `npm run sheets [people …]`: sheets of each people's pictures, for the eye.
// `npm run strangers FOLDER`: ten pictures of each people without names, to be matched by somebody who has not seen them.
// `npm run cost`: how long a browser takes for a deck's pictures.
// `npm run icons`: favicon, icons of the installed page and the picture for links, into `public`.
import { runnerImport } from 'vite';

const [what, ...rest] = process.argv.slice(2);
if (what === 'sheets') {
  const { module } = await runnerImport('./src/pictures/sheets.ts');
  await module.sheets(rest);
} else if (what === 'strangers') {
  const { module } = await runnerImport('./src/pictures/strangers.ts');
  await module.strangers(rest[0] ?? '../build/strangers');
} else if (what === 'cost') {
  const { module } = await runnerImport('./src/pictures/cost.ts');
  for (const [people, ms] of await module.costs()) {
    console.log(`${people}: ${Math.round(ms)} ms`);
    if (ms > module.LIMIT_MS) process.exitCode = 1;
  }
} else if (what === 'icons') {
  const { module } = await runnerImport('./src/pictures/box/icons.ts');
  await module.writeIcons();
} else {
  const { module } = await runnerImport('./src/pictures/write.ts');
  console.log(`pictures: ${Math.round(module.write() / 1000)} kB`);
}
