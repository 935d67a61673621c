// The accounts of an organisation: which role to choose, and the invitation of a user.

import type { Figures } from '../../figure-kit';
import {
  Actions,
  Badge,
  Banner,
  Button,
  ConsoleScreen,
  DecisionFlow,
  Field,
  Figure,
  type FlowItem,
  TableRows,
  Title,
} from '../../figure-kit';
import { exampleUsers } from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { type RoleId, roles } from '../../product/roles';
import { machines } from '../../product/states';
import { ProductConsole } from './productScreens';

const { console: consoleLabels, consoleUtilisateurs: userLabels } = labels;

const roleNameOf = (role: RoleId): string | undefined => roles.find(({ id }) => id === role)?.name;
const outcomeOf = (role: RoleId): string => `**${roleNameOf(role)}**`;
const statusOf = (value: string): string | undefined =>
  machines.utilisateur.states.find((state) => state.value === value)?.label;

const roleChoice: readonly FlowItem[] = [
  {
    question:
      "La personne doit-elle régler l'organisation : utilisateurs, paramètres, journal, clients d'API, publication des trames, retrait d'un certificat, purge avancée ?",
    branches: [
      { answer: 'Oui', items: [{ outcome: outcomeOf('admin'), text: 'tous les droits' }] },
      { answer: 'Non' },
    ],
  },
  {
    question:
      "Doit-elle utiliser l'application et la console, agir sur les dossiers des autres, les assigner, préparer des trames, envoyer des Certilinks ou demander des rapports ?",
    branches: [
      { answer: 'Oui', items: [{ outcome: outcomeOf('manager'), text: "l'application et la console" }] },
      { answer: 'Non' },
    ],
  },
  {
    question: 'Doit-elle prendre des photos ?',
    branches: [
      { answer: 'Oui', items: [{ outcome: outcomeOf('operator'), text: "l'application seule" }] },
      { answer: 'Non', items: [{ outcome: outcomeOf('viewer'), text: 'la console seule, en lecture' }] },
    ],
  },
];

const invitationForm = (
  <ConsoleScreen address={new URL(identity.console).host} name={`Console, fenêtre « ${userLabels.inviter} »`}>
    <Title>{userLabels.inviter}</Title>
    <Field label={userLabels.adresseEmail} value="operateur1@societe.example" callout={1} />
    <Field label={userLabels.nomAffiche} value={exampleUsers.operator.name} callout={2} />
    <Field label={userLabels.role} value={roleNameOf('operator')} callout={3} />
    <Actions>
      <Button>{userLabels.envoyerInvitation}</Button>
    </Actions>
  </ConsoleScreen>
);

const userList = (
  <ProductConsole
    active="utilisateurs"
    name={`Console, écran « ${consoleLabels.menu.utilisateurs} » après l'invitation`}
  >
    <Title>{consoleLabels.menu.utilisateurs}</Title>
    <Banner kind="good">{userLabels.messages.invitationEnvoyee}</Banner>
    <TableRows
      columns={['Nom', userLabels.role, 'Statut']}
      rows={[
        {
          key: exampleUsers.administrator.id,
          cells: [
            exampleUsers.administrator.name,
            roleNameOf('admin'),
            <Badge key="status" kind="good">
              {statusOf('active')}
            </Badge>,
          ],
        },
        {
          key: exampleUsers.operator.id,
          cells: [
            exampleUsers.operator.name,
            roleNameOf('operator'),
            <Badge key="status" kind="pending">
              {statusOf('pending')}
            </Badge>,
          ],
          callout: 4,
        },
      ]}
    />
    <Actions>
      <Button look="secondary" callout={5}>
        {userLabels.renvoyerInvitation}
      </Button>
      <Button look="secondary">{userLabels.annulerInvitation}</Button>
    </Actions>
  </ProductConsole>
);

export const comptes = {
  'roles-choix': () => (
    <DecisionFlow items={roleChoice} caption="Trois questions pour choisir le rôle d'une personne." />
  ),
  'roles-inviter': () => (
    <Figure
      caption="L'invitation, puis la liste des utilisateurs (trois de ses colonnes)."
      legend={[
        "L'adresse à laquelle part l'invitation.",
        'Le nom que porteront les certificats de la personne.',
        'Le rôle, Opérateur tant que vous ne choisissez rien.',
        "La personne invitée : son compte devient actif dès qu'elle accepte l'invitation.",
        "Sur une ligne « Invité », deux gestes : renvoyer l'invitation ou l'annuler.",
      ]}
    >
      {invitationForm}
      {userList}
    </Figure>
  ),
} satisfies Figures;
