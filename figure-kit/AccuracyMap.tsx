import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Marked, Part } from './callouts';
import { Drawing } from './Drawing';
import type { Kind } from './parts';
import { type Point, townPaths } from './town';

type Radius = Marked & { meters: number; kind: Kind };

type AccuracyMapProps = {
  /** Names the plan for those who do not see it. */
  name: string;
  /** The radius that a street holds. */
  near: Radius;
  /** The radius that spans blocks: up to 90 m, the plan ends there. */
  far: Radius;
};

// One unit of the drawing is one metre.
const WIDTH = 240;
const HEIGHT = 200;
const POSITION: Point = [112, 98];
const SCALE_METERS = 50;

/** Where the labels stand, as accuracyMap.css places them. */
const NEAR_LABEL: Point = [80, 60];
const FAR_LABEL: Point = [190, 182];

const town = townPaths(WIDTH, HEIGHT, POSITION);

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The point of the circle on the way to a label. */
function edgeTowards([x, y]: Point, meters: number): Point {
  const [east, south] = [x - POSITION[0], y - POSITION[1]];
  const ratio = meters / Math.hypot(east, south);
  return [tenths(POSITION[0] + east * ratio), tenths(POSITION[1] + south * ratio)];
}

const line = (from: Point, to: Point): string => `M${from.join(' ')}L${to.join(' ')}`;

function Uncertainty({ meters, kind, className }: Radius & { className: string }): ReactNode {
  return (
    <circle
      className={clsx('fig-map-circle', className, `fig-kind-${kind}`)}
      cx={POSITION[0]}
      cy={POSITION[1]}
      r={meters}
    />
  );
}

/** A position that a device computed, on a plan of no real place: two radii of uncertainty, to scale. */
export function AccuracyMap({ name, near, far }: AccuracyMapProps): ReactNode {
  const nearEdge = edgeTowards(NEAR_LABEL, near.meters);
  const farEdge = edgeTowards(FAR_LABEL, far.meters);
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
        <Uncertainty {...far} className="fig-map-far" />
        <path className={`fig-map-radius fig-kind-${far.kind}`} d={line(POSITION, farEdge)} />
        <path className="fig-map-leader" d={line(farEdge, FAR_LABEL)} />
        <Uncertainty {...near} className="fig-map-near" />
        <path className="fig-map-leader" d={line(nearEdge, NEAR_LABEL)} />
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
