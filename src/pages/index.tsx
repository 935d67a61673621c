import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import type { Identity } from '../../product/identity';
import { Pictogram } from '../components/Pictogram';
import styles from './index.module.css';

type PageLink = { readonly label: string; readonly to: string };

const AUDIENCES = [
  {
    pictogram: 'telephone',
    title: 'Utilisateurs',
    text: "Prenez des photographies dans l'application, suivez vos certificats et partagez-les.",
    links: [
      { label: 'Bien démarrer', to: '/docs/utilisateurs/intro' },
      { label: 'Prendre une photographie', to: '/docs/utilisateurs/photographie' },
      { label: 'Vos certificats', to: '/docs/utilisateurs/certificats' },
    ],
  },
  {
    pictogram: 'console',
    title: 'Administrateurs',
    text: 'Réglez votre organisation : rôles, trames, rapports et liens profonds.',
    links: [
      { label: 'La console', to: '/docs/admin/interface' },
      { label: 'Rôles et droits', to: '/docs/admin/roles' },
      { label: 'Trames et étapes', to: '/docs/admin/trame_etape' },
    ],
  },
  {
    pictogram: 'code',
    title: 'Développeurs',
    text: 'Créez dossiers, Certilinks, partages et rapports depuis votre logiciel métier.',
    links: [
      { label: "Découvrir l'API", to: '/docs/api/intro' },
      { label: "Obtenir un jeton d'accès", to: '/docs/api/token' },
      { label: 'Obtenir un rapport', to: '/docs/api/rapport/obtention_un_rapport' },
    ],
  },
] as const;

const TASKS: readonly PageLink[] = [
  { label: 'Je prends ma première photo', to: '/docs/utilisateurs/intro#premiere-photo' },
  {
    label: "Je n'arrive pas à me connecter",
    to: '/docs/utilisateurs/connexion_application#messages-d-erreur',
  },
  { label: "Je montre un certificat à quelqu'un", to: '/docs/utilisateurs/certificats#partager' },
  { label: "Je vérifie un fichier que j'ai reçu", to: '/docs/utilisateurs/certificats#verifier' },
  { label: 'Je fais prendre des photos par une personne sans compte', to: '/docs/api/certilink' },
  { label: 'Je donne le bon rôle à un collègue', to: '/docs/admin/roles' },
];

const STEPS = [
  {
    pictogram: 'capturer',
    title: 'Capturer',
    text: "La photo est prise dans l'application, qui calcule son empreinte avant tout envoi.",
  },
  {
    pictogram: 'sceller',
    title: 'Sceller',
    text: "L'empreinte et son contexte sont horodatés par un tiers : toute modification est détectable.",
  },
  {
    pictogram: 'partager',
    title: 'Partager',
    text: 'Un lien limité dans le temps montre le certificat ; quiconque détient le fichier peut le vérifier.',
  },
] as const;

function Hero({ title, tagline }: { title: string; tagline: string }): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <SearchBar />
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/intro/">
            Découvrir le produit
          </Link>
          <Link className="button button--secondary button--lg" to="/docs/">
            Toute la documentation
          </Link>
        </p>
      </div>
      <div className={styles.seal}>
        <div className={styles.rosette} />
      </div>
    </header>
  );
}

function Audiences(): ReactNode {
  return (
    <section className={styles.audiences} aria-label="Choisir son guide">
      {AUDIENCES.map(({ pictogram, title, text, links: [first, ...shortcuts] }) => (
        <div className={styles.audience} key={title}>
          <Pictogram name={pictogram} size="small" />
          <h2 className={styles.audienceTitle}>{title}</h2>
          <p>{text}</p>
          <Link className={styles.first} to={first.to}>
            {first.label}
          </Link>
          <ul className={styles.shortcuts}>
            {shortcuts.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Application({ identity }: { identity: Identity }): ReactNode {
  const stores = [
    { name: 'Android', address: identity.androidStore, code: '/img/qr-android.svg' },
    { name: 'Apple', address: identity.appleStore, code: '/img/qr-apple.svg' },
  ];
  return (
    <section className={styles.application}>
      <h2>L'application</h2>
      <ul className={styles.stores}>
        {stores.map(({ name, address, code }) => (
          <li key={name}>
            <img
              className={styles.code}
              src={code}
              width={116}
              height={116}
              alt={`Code QR de la fiche ${name}`}
              loading="lazy"
            />
            <Link to={address}>{`Télécharger sur ${name}`}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function HomePage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title="Accueil"
      description="Guides des utilisateurs et des administrateurs, documentation de l'API : trouvez la page qui répond à votre question."
    >
      <main className={styles.home}>
        <Hero title={siteConfig.title} tagline={siteConfig.tagline} />
        <Audiences />
        <section>
          <h2>Que voulez-vous faire ?</h2>
          <ul className={styles.tasks}>
            {TASKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Comment ça marche</h2>
          <ol className={styles.steps}>
            {STEPS.map(({ pictogram, title, text }) => (
              <li key={title}>
                <Pictogram name={pictogram} size="large" />
                <h3 className={styles.stepTitle}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p>
            <Link to="/docs/intro/objectif">Ce qu'un certificat établit, et ce qu'il n'établit pas</Link>
          </p>
        </section>
        <div className={styles.pair}>
          <Application identity={siteConfig.customFields?.identity as Identity} />
          <section>
            <h2>Besoin d'aide</h2>
            <p>
              Quelque chose ne fonctionne pas ? Voyez quoi vérifier, puis{' '}
              <Link to="/docs/aide/rapport_probleme">signalez un problème</Link>. Pour savoir ce qui a changé,
              consultez les <Link to="/docs/versions">versions</Link>.
            </p>
          </section>
        </div>
      </main>
    </Layout>
  );
}
