// French words that no page contains, without accents. Search must not correct them into a word of the pages: « banque »
// is not a misspelt « manque ».

export const ordinaryWords: readonly string[] = `
  patch siem acheteur acompte acteur actionnaire affirmer afin agression aime allocation amenagement amener angle
  annuel anterieur anticiper apostille arranger arrestation assumer astreinte attaque audio augmenter
  autoroute avantage bache baisse banc bancaire banlieue banque benne beton blog bois borne bouche boue
  bouge boussole bras bruit cable cafe caisse cancer carre carrefour carriere casque ceinture cellules cent
  centaine cependant chaise chance chantage chat chaussee cheque cher chute cinquante citation clause
  claviers clinique clou coin comite commerce commettre compagnie compiler complexe composant composer
  compteur concert concrete conference consiste constituer consulat conteneur contrainte contraste
  contredire convenir convocation coordinateur couche coupable couple course couteux crayon crise crois
  croix danger debat debiteur deboguer decennie deces dechet decompresser decoration deduire defendeur
  defense degrader demarche demasquer denoncer dentiste derogation derriere detacher detention determiner
  detour detourner devise docker docteurs donation douche drive electeur election electrique eleve eligible
  eliminer emetteur emettre emission emplacement emporter emprunte enchere enorme enquetes entendre epoque
  epreuve espece estimation evier exces exemption exigence explorer exploser exposition expression exprimer
  facilite famille femme fete fibre fille fiscalite fleur flotte flux focale fonctionnaire fondation foret
  formel formuler four fourriere franchise freelance frequence gardiens genre grave greve habitation hausse
  heritier homme honoraire hotel iban imaginer impliquer impot infecter inferieur infraction ingenieur
  initiale injection innovation instable instruire integral intensite interaction interception interet
  intranet invention itineraire joueur lave legalisation lever linux lycee maitre manger maniere mari
  mariages mars match maternelle matricule mecanicien mecontent mediateur mere meteo millions ministre
  modale moderateur moderation module moniteur monnaie motivation moto naissance niece nord novembre oeuf
  oeuvre offre openid opposition orange ordure ouest ouvrages paix palier panier paquet parent parfait
  partiel pause paysage peage peau penalite pensions pere perimetre petition peur phare phase pile pilotage
  pire plancher pneu poli pollution pomme pont portabilite portrait poubelle poursuite pourtant pousse
  poutre prenoms preserver president presse pression pretendre prevention prevision prime principal prof
  profession profit projection promettre promos prononcer prospection provision provoquer prudence puce
  puissance quatorze quiz raccrocher rail rassurer rayer reaction realiser recharger rectification redis
  refonte reformer regulier relation remorque reparation reparer replication representer reproduction
  resistant resoudre respecter retenue retracter reunions revendre revetement revue rigueur rollback rose
  roue rouge rouleaux routeurs saison salle salon salut sang score secours selection sentir signet siren
  siret soigner soir soixante solide sommation sonnette souder soumettre soutenir souvenir sport stabilite
  stable stop stress superieur surcout surprendre surprime surprise syndicat taux taxe tensions tente terre
  toilette toit traduite trainer tranches trou troubler tuile tuteur urbanisme vague vais valises vecteur
  veille vend venu verse versement vetement viol violation vision visionner vite vitre vocal vois voix
  voleur vont vote webinaire word
`
  .trim()
  .split(/\s+/);
