// The card of a good photograph: six gestures, each with a small drawing.

import type { ReactNode } from 'react';
import { Figure, Sketch, Steps } from '../../figure-kit';
import { labels } from '../../product/labels';
import { formatSetting } from '../../product/settings';

const { progression, verifierPhoto } = labels;

/** A circle as a path: the drawings are paths. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x + radius} ${y}a${radius} ${radius} 0 1 1-${2 * radius} 0 ${radius} ${radius} 0 0 1 ${2 * radius} 0z`;

const cross = (x: number, y: number): string => `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`;

/** A glint with four points. */
const glint = (x: number, y: number, size: number): string => {
  const long = size * 0.75;
  const short = size * 0.25;
  return `M${x} ${y - size}q${short} ${long} ${size} ${size}q-${long} ${short}-${size} ${size}q-${short}-${long}-${size}-${size}q${long}-${short} ${size}-${size}z`;
};

/** The four corners that a camera draws around a scene. */
const corners = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top + 9}v-9h9M${right - 9} ${top}h9v9M${right} ${bottom - 9}v9h-9M${left + 9} ${bottom}h-9v-9`;

const gestures = [
  {
    title: 'Partez du dossier, objectif propre',
    text: 'Une photo prise hors du dossier ne pourra pas le rejoindre.',
    picture: (
      <Sketch
        faint={`${circle(68, 58, 24)}M58 50c2-5 6-8 11-8`}
        line={`M24 22q0-8 8-8h72q8 0 8 8v72q0 8-8 8H32q-8 0-8-8z${circle(68, 58, 34)}${circle(68, 58, 11)}`}
        strong={`${glint(131, 30, 12)}${glint(143, 58, 8)}${glint(129, 82, 6)}`}
      />
    ),
  },
  {
    title: 'Attendez une position bonne',
    text: 'Restez immobile quelques secondes. Si elle ne vient pas, photographiez quand même.',
    picture: (
      <Sketch
        faint="M114 92c0 9-22 16-50 16s-50-7-50-16 22-16 50-16 50 7 50 16z"
        line={`M86 92c0 4-10 7-22 7s-22-3-22-7 10-7 22-7 22 3 22 7z${circle(126, 46, 18)}M126 46V34M126 46l8 5M121 23h10M126 23v5`}
        strong={`M64 92C50 72 42 60 42 46a22 22 0 1 1 44 0c0 14-8 26-22 46z${circle(64, 46, 8)}`}
      />
    ),
  },
  {
    title: 'Cadrez large, puis de près',
    text: "La plaque signalétique d'un appareil doit être bien lisible.",
    picture: (
      <Sketch
        faint="M12 82h58M18 87h34"
        line={`M20 82V58l21-16 21 16v24M36 82V68h10v14M24 62h8v8h-8zM50 62h8v8h-8zM98 40h48v40H98zM106 51h24M106 60h32M106 69h28${circle(102, 44, 1)}${circle(142, 44, 1)}${circle(102, 76, 1)}${circle(142, 76, 1)}`}
        strong={`${corners(8, 28, 74, 94)}${corners(92, 28, 152, 94)}M78 60h9M83 56l4 4-4 4`}
      />
    ),
  },
  {
    title: 'Gardez un repère fixe',
    text: 'Une façade, un numéro de rue, une porte.',
    picture: (
      <Sketch
        faint="M8 104h144M20 109h50M84 109h56M8 18h144M8 24h144"
        line="M22 104V38h38v66M28 104V44h26v60M33 50h16v16H33zM33 72h16v24H33zM51 74v5M108 42h36v40h-36zM126 42v40M108 62h36M104 87h44M16 104h50"
        strong={`${circle(84, 58, 20)}M73 50h22v16H73zM79 54.5l2.5-2v11M86.5 55q0-2.5 2.5-2.5t2.5 2.5q0 2-5 8h5.5`}
      />
    ),
  },
  {
    title: 'Ne montrez personne',
    text: "Ni visage, ni plaque d'immatriculation, ni papier d'identité.",
    picture: (
      <Sketch
        faint={`${circle(24, 40, 9)}M8 84c0-18 6-28 16-28s16 10 16 28zM117 28h36v16h-36zM122 36h6M132 36h7M143 36h5M118 66h34v24h-34z${circle(127, 75, 4)}M121 86c1-6 11-6 12 0M138 74h9M138 81h9`}
        line={`M60 32h40v52H60zM60 68h40${circle(80, 50, 9)}M80 50v-5M68 84v12M80 84v12M92 84v12M72 32v-8M88 32v-8M70 76h4M78 76h4`}
        strong={`${corners(46, 16, 114, 104)}${cross(24, 60)}${cross(135, 36)}${cross(135, 78)}`}
      />
    ),
  },
  {
    title: 'Vérifiez, puis certifiez',
    text: `Touchez « ${verifierPhoto.certifier} », ou « ${verifierPhoto.reprendre} » si la photo ne convient pas.`,
    picture: (
      <Sketch
        faint="M60 50h40M62 22h36v28H62z"
        line="M52 16q0-8 8-8h40q8 0 8 8v88q0 8-8 8H60q-8 0-8-8zM72 50V38l8-6 8 6v12M60 84h40q3 0 3 3v12q0 3-3 3H60q-3 0-3-3V87q0-3 3-3zM76 90a5 5 0 1 0 8 1M84 87v4h-4"
        strong="M60 58h40q3 0 3 3v14q0 3-3 3H60q-3 0-3-3V61q0-3 3-3zM74 68l4 4 8-9"
      />
    ),
  },
];

export function GoodPhotographCard(): ReactNode {
  return (
    <Figure
      card
      caption="Les six gestes d'une bonne photo, dans l'ordre."
      description={`Sans réseau, la photo attend sur l'appareil, « ${progression.aEnvoyer} ». Retrouvez du réseau, dans les ${formatSetting('attenteHorsLigne')} si possible, et gardez l'application ouverte. Avant, ne désinstallez rien et ne vous déconnectez pas.`}
    >
      <Steps steps={gestures} />
    </Figure>
  );
}
