import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Part, type WithCallout } from './callouts';
import { Drawing } from './Drawing';
import type { Kind } from './parts';
import { type Point, townPaths } from './town';

type Radius = WithCallout & { meters: number; kind: Kind };

type AccuracyMapProps = {
  /** The accessible name of the drawing. */
  name: string;
  /** The small radius, no wider than a street. */
  near: Radius;
  /** The large radius, over several blocks: 90 m at most, where the plan ends. */
  far: Radius;
};

// One unit of the drawing is one metre.
const WIDTH = 240;
const HEIGHT = 200;
const POSITION: Point = [112, 98];
/** The length of the scale bar. */
const SCALE_METERS = 50;

/** The centres of the labels: accuracyMap.css places them at the same points. */
const NEAR_LABEL: Point = [80, 60];
const FAR_LABEL: Point = [190, 182];

const town = townPaths(WIDTH, HEIGHT, POSITION);

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The point where the line from the position to a label crosses the circle. */
function pointOnCircle([x, y]: Point, meters: number): Point {
  const [east, south] = [x - POSITION[0], y - POSITION[1]];
  const ratio = meters / Math.hypot(east, south);
  return [roundToTenth(POSITION[0] + east * ratio), roundToTenth(POSITION[1] + south * ratio)];
}

const linePath = (from: Point, to: Point): string => `M${from.join(' ')}L${to.join(' ')}`;

function AccuracyCircle({ meters, kind, className }: Radius & { className: string }): ReactNode {
  return (
    <circle
      className={clsx('fig-map-circle', className, `fig-kind-${kind}`)}
      cx={POSITION[0]}
      cy={POSITION[1]}
      r={meters}
    />
  );
}

/** A position on an imaginary plan, with two radii of uncertainty drawn to scale. */
export function AccuracyMap({ name, near, far }: AccuracyMapProps): ReactNode {
  const nearEdge = pointOnCircle(NEAR_LABEL, near.meters);
  const farEdge = pointOnCircle(FAR_LABEL, far.meters);
  return (
    <Drawing name={name} className="fig-map">
      <svg
        className="fig-map-plan"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        aria-hidden="true"
      >
        <path className="fig-map-buildings" d={town.buildings} />
        <path className="fig-map-walls" d={town.walls} />
        <path className="fig-map-park" d={town.park} />
        <path className="fig-map-trees" d={town.trees} />
        <AccuracyCircle {...far} className="fig-map-far" />
        <path className={`fig-map-radius fig-kind-${far.kind}`} d={linePath(POSITION, farEdge)} />
        <path className="fig-map-leader" d={linePath(farEdge, FAR_LABEL)} />
        <AccuracyCircle {...near} className="fig-map-near" />
        <path className="fig-map-leader" d={linePath(nearEdge, NEAR_LABEL)} />
        <circle className="fig-map-position" cx={POSITION[0]} cy={POSITION[1]} r="1.75" />
        <path
          className="fig-map-scale-ground"
          d={`M5 ${HEIGHT - 28}h${SCALE_METERS + 10}v23h${-SCALE_METERS - 10}z`}
        />
        <path className="fig-map-scale" d={`M10 ${HEIGHT - 13}v4h${SCALE_METERS}v-4`} />
      </svg>
      <Part className={`fig-map-label fig-map-label-near fig-kind-${near.kind}`} callout={near.callout}>
        {`± ${near.meters} m`}
      </Part>
      <Part className={`fig-map-label fig-map-label-far fig-kind-${far.kind}`} callout={far.callout}>
        {`± ${far.meters} m`}
      </Part>
      <div className="fig-map-scale-text">
        <span className="visually-hidden">Échelle : </span>
        {`${SCALE_METERS} m`}
      </div>
    </Drawing>
  );
}
