// npm run build: `docusaurus build` with the same options; a build that fails leaves the last site as it was.
import { buildSite } from './site/buildSite';
import { endWith } from './site/endWith';

process.on('unhandledRejection', endWith);
buildSite(process.argv.slice(2)).catch(endWith);
