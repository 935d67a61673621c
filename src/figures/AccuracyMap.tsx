import type { ReactNode } from 'react';
import { Drawing, type Kind, Part, type WithCallout } from '../../figure-kit';
import { BUILDINGS, PARK, TILT, TREES, WALLS } from './town';

type Radius = WithCallout & { meters: number; kind: Kind };

type AccuracyMapProps = {
  /** The accessible name of the drawing. */
  name: string;
  /** The small radius, no wider than a street. */
  near: Radius;
  /** The large radius, over several blocks: 90 m at most, where the plan ends. */
  far: Radius;
};

// One unit of the drawing is one metre; the position stands at 0, 0.
const FRAME = { x: -112, y: -98, width: 240, height: 200 };

/** Where the lines to the labels end, from the position: accuracyMap.css places the labels at the same points. */
const LABELS = { near: [-32, -38], far: [78, 84] } as const;

type CircleProps = Radius & { size: keyof typeof LABELS };

/** A circle, and the line from its edge to its label. */
function Circle({ size, meters, kind }: CircleProps): ReactNode {
  const [east, south] = LABELS[size];
  const edge = [east, south]
    .map((value) => ((value * meters) / Math.hypot(east, south)).toFixed(1))
    .join(' ');
  return (
    <g className={`fig-map-${size} fig-kind-${kind}`}>
      <circle r={meters} />
      {size === 'far' && <path className="fig-map-radius" d={`M0 0L${edge}`} />}
      <path className="fig-map-leader" d={`M${edge}L${east} ${south}`} />
    </g>
  );
}

/** A position on an imaginary plan, with two radii of uncertainty drawn to scale. */
export function AccuracyMap({ name, near, far }: AccuracyMapProps): ReactNode {
  const { x, y, width, height } = FRAME;
  const label = (size: keyof typeof LABELS, { meters, kind, callout }: Radius) => (
    <Part className={`fig-map-label fig-map-label-${size} fig-kind-${kind}`} callout={callout}>
      {`± ${meters} m`}
    </Part>
  );
  return (
    <Drawing name={name} className="fig-map">
      <svg
        className="fig-map-plan"
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <g transform={`rotate(${TILT})`}>
          <path className="fig-map-buildings" d={BUILDINGS} />
          <path className="fig-map-walls" d={WALLS} />
          <path className="fig-map-park" d={PARK} />
          <path className="fig-map-trees" d={TREES} />
        </g>
        <Circle size="far" {...far} />
        <Circle size="near" {...near} />
        <circle className="fig-map-position" r="1.75" />
        <path className="fig-map-scale-ground" d="M-107 74h60v23h-60z" />
        <path className="fig-map-leader" d="M-102 89v4h50v-4" />
      </svg>
      {label('near', near)}
      {label('far', far)}
      <div className="fig-map-scale-text">
        <span className="visually-hidden">Échelle : </span>
        50 m
      </div>
    </Drawing>
  );
}
