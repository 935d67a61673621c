// What Spectral's rules on OpenAPI find in a file, as a list in JSON: node lint.mjs openapi.yaml
import { readFileSync } from 'node:fs';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';

const [file] = process.argv.slice(2);
const spectral = new spectralCore.Spectral();
spectral.setRuleset(new spectralCore.Ruleset(spectralRulesets.oas, { severity: 'recommended' }));
const found = await spectral.run(
  new spectralCore.Document(readFileSync(file, 'utf8'), spectralParsers.Yaml, file),
);
const told = found.map(
  ({ range, code, message, path }) =>
    `${file}:${range.start.line + 1} ${code} : ${message} (${path.join('/')})`,
);
console.log(JSON.stringify(told));
