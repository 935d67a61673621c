// The NIE (the number that Spain gives to foreigners): its parts, and the screen that asks for it.

import type { Figures } from '../../figure-kit';
import { AnnotatedString, Button, Field, Figure, PhoneScreen, Title } from '../../figure-kit';
import { labels } from '../../product/labels';

const { nie: screenLabels } = labels;

export const nie = {
  'nie-blocs': () => (
    <Figure caption="Les trois blocs d'un NIE (exemple fictif) : X, puis 1234567, puis L.">
      <AnnotatedString
        blocks={[
          { text: 'X', legend: 'Une lettre : X, Y ou Z.' },
          { text: '1234567', legend: 'Sept chiffres.' },
          { text: 'L', legend: 'Une lettre de contrôle, calculée à partir de la lettre et des chiffres.' },
        ]}
      />
    </Figure>
  ),
  'nie-saisie': () => (
    <Figure
      caption="L'étape « Numéro d'identité (NIE) » : le champ, son aide et les deux façons d'en sortir."
      legend={[
        "Les neuf caractères, sans espace ni tiret. Le numéro montré ici est l'exemple.",
        "Contrôle le numéro, puis l'enregistre.",
        "Passe l'étape : elle est toujours facultative.",
      ]}
    >
      <PhoneScreen
        name={`Étape « ${screenLabels.titre} »`}
        actions={
          <>
            <Button callout={2}>{screenLabels.valider}</Button>
            <Button look="link" callout={3}>
              {screenLabels.pasDeNie}
            </Button>
          </>
        }
      >
        <Title>{screenLabels.titre}</Title>
        <Field label={screenLabels.champ} placeholder="X1234567L" help={screenLabels.aide} callout={1} />
      </PhoneScreen>
    </Figure>
  ),
} satisfies Figures;
