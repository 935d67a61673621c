// Replaces the theme's card, which cuts off long texts and puts an emoji before the titles.
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import descriptions from '@generated/lighter-scripts/default/descriptions.json';
import type { Props } from '@theme/DocCard';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type CategoryItem = Extract<Props['item'], { type: 'category' }>;
type LinkItem = Extract<Props['item'], { type: 'link' }>;

function Card({ href, title, text }: { href: string; title: string; text?: string }): ReactNode {
  return (
    <Link href={href} className={clsx('sheet', styles.card)}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </Link>
  );
}

function CategoryCard({ item }: { item: CategoryItem }): ReactNode {
  const href = findFirstSidebarItemLink(item);
  const { selectMessage } = usePluralForm();
  if (!href) return null;
  const count = item.items.length;
  const plurals = translate(
    { id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items' },
    { count },
  );
  return <Card href={href} title={item.label} text={item.description ?? selectMessage(count, plurals)} />;
}

function PageCard({ item }: { item: LinkItem }): ReactNode {
  const description = item.docId && descriptions[item.docId];
  return <Card href={item.href} title={item.label} text={item.description ?? description} />;
}

export default function DocCard({ item }: Props): ReactNode {
  switch (item.type) {
    case 'category':
      return <CategoryCard item={item} />;
    case 'link':
      return <PageCard item={item} />;
    default:
      return null;
  }
}
