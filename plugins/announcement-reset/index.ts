import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The theme hides a dismissed bar before the first paint by looking at the dismissal alone: a bar with a new id
 * stays hidden until the second visit. This script forgets a dismissal that was about another id. It must run
 * before the theme's own: plugins come before themes.
 */
export function announcementResetScript(announcementId: string, namespace: string): string {
  const idKey = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  return `try{if(localStorage.getItem(${idKey})!==${JSON.stringify(announcementId)})localStorage.removeItem(${dismissKey})}catch(e){}`;
}

export default function announcementReset({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement-reset',
    injectHtmlTags() {
      if (!announcementBar) return {};
      const innerHTML = announcementResetScript(announcementBar.id, siteStorage.namespace);
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
