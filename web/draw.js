// `npm run draw`: the pictures' file. `npm run sheets [people …]`: sheets of each people's pictures, for the eye.
// `npm run strangers FOLDER`: ten pictures of each people without names, to be matched by somebody who has not seen them.
import { runnerImport } from 'vite';

const [what, ...rest] = process.argv.slice(2);
if (what === 'sheets') {
  const { module } = await runnerImport('./src/pictures/sheets.ts');
  await module.sheets(rest);
} else if (what === 'strangers') {
  const { module } = await runnerImport('./src/pictures/strangers.ts');
  await module.strangers(rest[0] ?? '../build/strangers');
} else {
  const { module } = await runnerImport('./src/pictures/write.ts');
  console.log(`pictures: ${Math.round(module.write() / 1000)} kB`);
}
