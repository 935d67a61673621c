// Each file here does one thing by itself, as soon as it is loaded (see atRest.ts). None may be needed to read a page.
import './offline';
