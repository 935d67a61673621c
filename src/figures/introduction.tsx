// The tree of the documentation, the chain of proof, what a certificate proves, and its three dates.

import type { ReactNode } from 'react';
import type { Figures, TreePage } from '../../figure-kit';
import { Chain, Compare, Diagram, Figure, Timeline } from '../../figure-kit';
import { exampleCertificate } from '../../product/examples';
import { dateAndTimeOf, timeOf } from './exampleTexts';

const { capturedAt, receivedAt, certifiedAt } = exampleCertificate;

const PageName = ({ name, href }: TreePage): ReactNode =>
  href ? <a href={href}>{name}</a> : <span>{name}</span>;

function Pages({ pages }: { readonly pages: readonly TreePage[] }): ReactNode {
  return (
    <ul className="fig-elbows">
      {pages.map((page) => (
        <li key={page.name}>
          <PageName {...page} />
          {page.pages && <Pages pages={page.pages} />}
        </li>
      ))}
    </ul>
  );
}

export const introduction = {
  'documentation-plan': ({ documentation }) => (
    <Diagram caption="Toutes les pages de cette documentation, dans l'ordre du menu." className="fig-tree">
      <p className="fig-strong">
        <PageName {...documentation} />
      </p>
      <Pages pages={documentation.pages ?? []} />
    </Diagram>
  ),
  'introduction-chaine': () => (
    <Chain
      caption="La chaîne de preuve, en sept temps."
      links={[
        {
          title: 'Capture',
          text: "La photo est prise dans l'application ; l'import depuis la galerie n'existe pas.",
        },
        {
          title: 'Empreinte locale',
          text: "L'application calcule l'empreinte de l'original (SHA-256) avant tout envoi.",
        },
        {
          title: 'Contexte',
          text: "Elle relève l'heure de l'appareil, la position et son rayon d'incertitude, l'état d'intégrité de l'appareil.",
        },
        {
          title: 'Envoi',
          text: "Le serveur recalcule l'empreinte ; si elle diffère, l'envoi est refusé et rien n'est créé.",
        },
        {
          title: 'Manifeste',
          text: "Le serveur écrit un fichier qui réunit l'empreinte et le contexte.",
        },
        {
          title: 'Horodatage',
          text: "L'autorité d'horodatage reçoit l'empreinte du manifeste, jamais la photo, et renvoie un jeton daté.",
        },
        {
          title: 'Certificat',
          text: "Un PDF/A-3 scellé montre la photo et contient, en pièces jointes, l'original, le manifeste et le jeton.",
        },
      ]}
    />
  ),
  'objectif-etablit': () => (
    <Figure caption="Ce qu'un certificat établit, et ce qu'il n'établit pas.">
      <Compare
        yes={{
          title: 'Établit',
          items: [
            "Le fichier existait au plus tard à la date de l'horodatage.",
            "Toute modification du fichier est détectable : l'empreinte ne correspond plus.",
            "Si l'horodatage est qualifié, et alors seulement, sa date est présumée exacte jusqu'à preuve contraire.",
          ],
        }}
        no={{
          title: "N'établit pas",
          items: [
            "L'heure de la prise de vue : l'horloge de l'appareil ne fait que la déclarer.",
            "Le lieu : la position calculée par l'appareil est un indice, et peut être simulée.",
            'La personne : le certificat désigne un compte ou un Certilink.',
            "La vérité de la scène : une mise en scène, la photo d'un écran ou d'un tirage restent possibles.",
          ],
        }}
      />
    </Figure>
  ),
  'objectif-dates': () => (
    <Timeline
      caption="Les trois moments d'une photographie, et d'où vient chaque heure (exemple, heure de Paris)."
      entries={[
        {
          dateTime: capturedAt,
          date: dateAndTimeOf(capturedAt),
          title: 'Prise de vue',
          text: "L'heure lue sur l'horloge de l'appareil. Elle est déclarative.",
        },
        {
          dateTime: receivedAt,
          date: timeOf(receivedAt),
          title: 'Réception',
          text: "L'heure à laquelle le serveur reçoit le fichier. Elle n'est pas la date certifiée.",
        },
        {
          dateTime: certifiedAt,
          date: timeOf(certifiedAt),
          title: 'Horodatage',
          text: "La date que porte le jeton de l'autorité d'horodatage. C'est la date certifiée.",
        },
      ]}
    />
  ),
} satisfies Figures;
