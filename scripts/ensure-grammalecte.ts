// Before the content checks: install the grammar checker where that is possible. The checks say what its absence means.
import { isGrammarCheckerHere } from '../checks/grammar';
import { installDebianPackages } from './install';

if (!isGrammarCheckerHere()) installDebianPackages(['grammalecte-cli', 'python3-grammalecte']);
