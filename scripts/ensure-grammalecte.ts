// Before the content checks: install the grammar checker where that is possible. The checks say what its absence means.
import { isGrammarCheckerInstalled } from '../checks/grammar';
import { installDebianPackages } from './install';

if (!isGrammarCheckerInstalled()) installDebianPackages(['grammalecte-cli', 'python3-grammalecte']);
