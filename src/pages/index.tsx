import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/interface-texts/default/home.json';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Identity } from '../../product/identity';
import { SearchButton } from '../../search/client';
import { PageParts } from '../components/PageParts';
import styles from './index.module.css';

function Hero({ title, tagline }: { title: string; tagline: string }): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <SearchButton size="large" />
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/intro/">
            {home.actions.discover}
          </Link>
          <Link className="button button--secondary button--lg" to="/docs/">
            {home.actions.all}
          </Link>
        </p>
      </div>
      <div className={styles.seal} />
    </header>
  );
}

function Pictogram({ name }: { name: string }): ReactNode {
  return (
    <svg className={styles.pictogram} aria-hidden="true" focusable="false">
      <use href={`${useBaseUrl('/img/pictogrammes.svg')}#${name}`} />
    </svg>
  );
}

function Audiences(): ReactNode {
  return (
    <section className={styles.audiences} aria-label={home.audiencesLabel}>
      {home.audiences.map(({ pictogram, title, text, links: [first, ...shortcuts] }) => (
        <div className={clsx('sheet', styles.audience)} key={title}>
          <Pictogram name={pictogram} />
          <h2 className={styles.audienceTitle}>{title}</h2>
          <p>{text}</p>
          <Link className={styles.first} to={first.to}>
            {first.label}
          </Link>
          <ul className={clsx('clean-list', styles.shortcuts)}>
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

type Task = { readonly label: string; readonly to: string };

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={clsx('clean-list', styles.tasks)}>
        {tasks.map(({ label, to }) => (
          <li key={to}>
            <Link className={clsx('sheet', styles.task)} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Stores = Pick<Identity, 'androidStore' | 'appleStore'>;

function Application({ androidStore, appleStore }: Stores): ReactNode {
  const stores = [
    { name: 'Android', address: androidStore, code: useBaseUrl('/img/qr-android.svg') },
    { name: 'iOS', address: appleStore, code: useBaseUrl('/img/qr-apple.svg') },
  ];
  return (
    <section>
      <h2>{home.application.title}</h2>
      <ul className={clsx('clean-list', styles.stores)}>
        {stores.map(({ name, address, code }) => (
          <li key={name}>
            <img
              className={styles.code}
              src={code}
              width={116}
              height={116}
              alt={`${home.application.code} ${name}`}
              loading="lazy"
            />
            <Link to={address}>{`${home.application.download} ${name}`}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function HomePage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={home.title} description={home.description}>
      <main className={styles.home}>
        <Hero title={siteConfig.title} tagline={siteConfig.tagline} />
        {/* Before the cards of the audiences, which all have an account. */}
        <Tasks {...home.withoutAccount} />
        <Audiences />
        <Tasks title={home.tasksTitle} tasks={home.tasks} />
        <section>
          <h2>{home.stepsTitle}</h2>
          <ol className={clsx('clean-list', styles.steps)}>
            {home.steps.map(({ pictogram, title, text }) => (
              <li key={title}>
                <Pictogram name={pictogram} />
                <h3 className={styles.stepTitle}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p>
            <Link to="/docs/intro/objectif">{home.limits}</Link>
          </p>
        </section>
        <div className={styles.pair}>
          {/* Not imported from product/identity, which reads environment variables; custom fields have no type. */}
          <Application {...(siteConfig.customFields as Stores)} />
          <section>
            <h2>{home.help.title}</h2>
            <p>
              {home.help.question} <Link to="/docs/aide/rapport_probleme">{home.help.report}</Link>
              {home.help.changes} <Link to="/docs/versions">{home.help.versions}</Link>.
            </p>
          </section>
        </div>
        <PageParts />
      </main>
    </Layout>
  );
}
