// The only file that code outside the figure kit imports. Its style sheet is styles.css.
export { AccuracyMap } from './AccuracyMap';
export { AnnotatedString } from './AnnotatedString';
export { Chain, type ChainLink } from './Chain';
export { Checkbox } from './Checkbox';
export { Compare } from './Compare';
export { ConsoleScreen } from './ConsoleScreen';
export { FilePanel, SideMenu, TableRows, Tiles, TopBar } from './consoleParts';
export { DecisionFlow, type FlowItem } from './DecisionFlow';
export { drawFigure, type Figures } from './drawFigure';
export { type EventCause, EventTree } from './EventTree';
export { FIGURE_CLASS, Figure } from './Figure';
export { Inline } from './Inline';
export { PdfFoot } from './PdfFoot';
export { PdfPage } from './PdfPage';
export { PhoneScreen } from './PhoneScreen';
export { Photo } from './Photo';
export {
  Actions,
  Badge,
  Banner,
  Button,
  Field,
  List,
  Row,
  Switch,
  Tabs,
  Text,
  Title,
  TitleLine,
} from './parts';
export { AddressBar, Dialog, TabBar, Viewfinder } from './phoneParts';
export { SequenceDiagram } from './SequenceDiagram';
export { SiteTree, type TreePage } from './SiteTree';
export { Sketch } from './Sketch';
export { StateDiagram } from './StateDiagram';
export { Steps } from './Steps';
export { Timeline, type TimelineEntry } from './Timeline';
