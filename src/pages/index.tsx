import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const AUDIENCES = [
  {
    title: 'Utilisateurs',
    text: "Prenez des photographies dans l'application, suivez vos certificats et partagez-les.",
    to: '/docs/utilisateurs/intro',
    label: "Bien démarrer avec l'application",
  },
  {
    title: 'Administrateurs',
    text: 'Réglez votre organisation : rôles, trames, rapports et liens profonds.',
    to: '/docs/admin/interface',
    label: 'Découvrir la console',
  },
  {
    title: 'Développeurs',
    text: 'Créez dossiers, Certilinks, partages et rapports depuis votre logiciel métier.',
    to: '/docs/api/intro',
    label: "Découvrir l'API",
  },
] as const;

const TASKS = [
  { label: 'Prendre une photographie', to: '/docs/utilisateurs/photographie' },
  { label: 'Retrouver, partager ou vérifier un certificat', to: '/docs/utilisateurs/certificats' },
  { label: 'Préparer une trame', to: '/docs/admin/trame_etape' },
  { label: 'Obtenir un rapport', to: '/docs/api/rapport/obtention_un_rapport' },
] as const;

export default function HomePage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title="Accueil"
      description="Guides des utilisateurs et des administrateurs, documentation de l'API : trouvez la page qui répond à votre question."
    >
      <main className="container margin-vert--lg">
        <h1>{siteConfig.title}</h1>
        <p className="hero__subtitle">{siteConfig.tagline}</p>
        <div className="row">
          {AUDIENCES.map(({ title, text, to, label }) => (
            <section className="col col--4 margin-bottom--lg" key={to}>
              <h2>{title}</h2>
              <p>{text}</p>
              <Link to={to}>{label}</Link>
            </section>
          ))}
        </div>
        <h2>Tâches fréquentes</h2>
        <ul>
          {TASKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/docs/">Toute la documentation</Link>
        </p>
      </main>
    </Layout>
  );
}
