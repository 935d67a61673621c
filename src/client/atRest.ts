// What a page can be read without comes last, in a script of its own: its weight is nobody's first screen.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenAtRest } from './whenAtRest';

if (ExecutionEnvironment.canUseDOM) whenAtRest(() => void import('./extras').catch(() => undefined));
