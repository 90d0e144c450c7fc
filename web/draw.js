// `npm run draw`: the pictures' file. `npm run sheets [people …]`: sheets of each people's pictures, for the eye.
import { runnerImport } from 'vite';

const [what, ...peoples] = process.argv.slice(2);
if (what === 'sheets') {
  const { module } = await runnerImport('./src/pictures/sheets.ts');
  await module.sheets(peoples);
} else {
  const { module } = await runnerImport('./src/pictures/write.ts');
  console.log(`pictures: ${Math.round(module.write() / 1000)} kB`);
}
