// Screens of the product, and parts of them, that more than one file draws.
import type { ComponentProps, ReactNode } from 'react';
import { ConsoleScreen, PhoneScreen, SideMenu, TabBar, Viewfinder } from '../../figure-kit';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';

const { barre, console: consoleLabels, viseur } = labels;

type BarEntry = keyof typeof barre;

type ApplicationBarProps = {
  readonly active: BarEntry;
  readonly callouts?: Readonly<Partial<Record<BarEntry, number>>>;
};

/** The bar at the bottom of the application. */
export function ApplicationBar({ active, callouts = {} }: ApplicationBarProps): ReactNode {
  return (
    <TabBar
      active={barre[active]}
      entries={[
        { icon: 'home', label: barre.accueil, callout: callouts.accueil },
        { icon: 'folder', label: barre.dossiers, callout: callouts.dossiers },
        { icon: 'camera', label: barre.photo, callout: callouts.photo },
        { icon: 'certificate', label: barre.certificats, callout: callouts.certificats },
        { icon: 'person', label: barre.compte, callout: callouts.compte },
      ]}
    />
  );
}

/** The viewfinder of the application. Its callouts are 1 to 3 for the indicators, 4 for the shutter. */
export function ViewfinderScreen({ withCallouts = false }: { readonly withCallouts?: boolean }): ReactNode {
  const callout = (number: number) => (withCallouts ? number : undefined);
  return (
    <PhoneScreen name={`Viseur de l'écran « ${viseur.titre} »`}>
      <Viewfinder
        indicators={[
          { kind: 'good', label: viseur.positionBonne, callout: callout(1) },
          { kind: 'good', label: viseur.enLigne, callout: callout(2) },
          { kind: 'good', label: viseur.heureSynchronisee, callout: callout(3) },
        ]}
        shutter={{ label: viseur.photographier, callout: callout(4) }}
      />
    </PhoneScreen>
  );
}

type ProductConsoleProps = Omit<ComponentProps<typeof ConsoleScreen>, 'address' | 'menu'> & {
  /** The entry of the menu that is open. */
  active: keyof typeof consoleLabels.menu;
  menuCallout?: number;
};

/** A screen of the console, with its address and its menu. */
export function ProductConsole({ active, menuCallout, ...screen }: ProductConsoleProps): ReactNode {
  const entries = Object.values(consoleLabels.menu);
  return (
    <ConsoleScreen
      {...screen}
      address={new URL(identity.console).host}
      menu={<SideMenu active={consoleLabels.menu[active]} entries={entries} callout={menuCallout} />}
    />
  );
}
