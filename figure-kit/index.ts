// The only file that code outside the figure kit imports. Its style sheet is styles.css.
export * from './console';
export { DecisionFlow, type FlowItem } from './DecisionFlow';
export * from './documents';
export { drawFigure, type Figures, type TreePage } from './drawFigure';
export { Diagram, Drawing, FIGURE_CLASS, Figure, Inline, Part, type WithCallout } from './Figure';
export * from './parts';
export * from './phone';
export { SequenceDiagram } from './SequenceDiagram';
export { StateDiagram } from './StateDiagram';
export { ArrowHead, Icon, type IconName, Photo, Sketch } from './sketches';
export { Chain, Entry, Timeline } from './Track';
