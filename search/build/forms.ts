// Forms of one word that no rule of endings brings together: « suspendre » and « suspension », « reçu » and « recevoir ».
// A line for each word, in ASCII. A form stands for all those that have its stem: « lisez » for « lisent ».
import type { Forms } from '../shared/analyse';

const WORDS = `
couper coupure
lister listage
reference referencer
tenter tentative
partager partageable
telecharger telechargeable
apprendre apprentissage
conforme conformite
deleguer delegation
exiger exigence
expert expertise
gerer gestion
imprimer impression
interdire interdit interdiction
remplir remplissage
responsable responsabilite
assureur assurance
cadrer cadrage
deboguer debogage
dedoublonner dedoublonnage dedupliquer deduplication
encoder encodage
hacher hachage
migrer migration
rediriger redirection
reessayer reessai
rejouer rejeu
crypter cryptage
filtrer filtrage
flouter floutage floutable
masquer masquage
pister pistage
regler reglage
stocker stockage
precis precision
imprecis imprecision
prouver preuve
valide validite
actif activite
inactif inactivite
securite securiser
errone erreur
horodateur horodatage
acceder acces
admettre admet admis admettons admission
appartenir appartient
atteindre atteint
attendre attente
choisir choix
clore clos close clot cloture
comprendre comprenez compris comprehension
connaitre connu connaissez
connecter connexion
construire construction construit
contenir contient contenu
convertir conversion
corriger correction
corrompre corrompu corruption
creer creation
deconnecter deconnexion
decouvrir decouvert
decrire decrit description
deposer depot
detenir detient
detruire detruit destruction
devenir devient
disparaitre disparu disparait disparaissent disparition
echouer echec
ecrire ecrit ecrivez ecriture
emettre emis emet emission emetteur
envoyer enverra
essayer essais
etendre extension
exclure exclu exclus
extraire extrait extraction
inclure inclus inclut
inscrire inscrit inscription
introduire introduit introduction
joindre joint joignez
lire lisez lit lu lue lus lecture
livrer livraison livreur
mettre met mis
naitre nait
obtenir obtenu obtient obtention
offrir offert
omettre omis omission
ouvrir ouvert ouverture
parvenir parvient
perdre perd perdu perte
permettre permet permis permise
poursuivre poursuivi
prendre prenez pris
prevenir previent prevenu
prevoir prevu prevoyez
produire produit
proteger protection
recevoir recu recoit recevez reception
reconnaitre reconnu reconnait
reconnecter reconnexion
reduire reduit reduction
rejoindre rejoint rejoignez
remettre remis remise
relire relisez relit relu relecture
repondre reponse
reprendre reprenez repris reprise
restreindre restreint restriction
retirer retrait
retour retourner
revenir revient
rompre rompu rupture
servir sert
signer signature
soumettre soumis soumet soumission
souscrire souscription
suivre suivez suit
supprimer suppression
surprendre surpris
suspendre suspension
tenir tient tenu
traduire traduction
transferer transfert
transmettre transmet transmis transmission
valoir vaut valent
vendre vendu vente
venir vient viennent
voir voit voyez vu verra
vouloir veux voulez voulu
faux fausse
lieu lieux
nouveau nouvel
photo photographie
long longue longueur
travail travaux
fermer fermeture
partir depart
numero numeroter
journal journaliser
acheter achat
repeter repetition
apparaitre apparition
interrompre interruption
legal legalite
francais francaise
vieux vieille
lecteur lectrice
developpeur developpeuse
expedier expediteur
confidentiel confidentialite
activer actif
scanner scan
`;

/** Forms that the rules would take for those of another word: « données » for « donner », « fichier » for « fiche ». All forms. */
const APART = `
abonnement abonnements
administrateur administrateurs administratrice
administration administrations
appart apparts
appartement appartements
application applications appli applis
assistant assistante assistants assistantes
authentique authentiques
base bases
basement
bloc blocs
case cases
chantier chantiers
chiffrement chiffrements chiffrer chiffree chiffrees
conte contes
contentieux
data
debutant debutants debutante
definition definitions
dev
devis
diffusion
direction directions
directive directives
document documents
donnee donnees
employe employes employee employees
environ
environnement environnements
equipement equipements
facture factures
fichier fichiers
finir fini finie finis finies finissez
formation formations
garant garants
gel
gens
gerant gerante gerants
identification identifications
immobilier
important importants importante importantes
indicateur indicateurs
indice indices
installateur installateurs
journalier journaliere
licence licences
logement logements
maintenance
metier metiers
notamment
nouveaute nouveautes
operateur operateurs operatrice operatrices
ordonnance ordonnances
ouvrier ouvriers ouvriere
parc parcs
parcours
permission permissions
photographe photographes
portee portees
poste postes
publier publie publies publiee publiees publiez publient publication publications
recevable recevables
referent referents
reglement reglements
retention
sav
signal signaux
sorte sortes
suite suites
tenant
tracage
traquer
utilisateur utilisateurs utilisatrice utilisatrices
virement virements
voie voies
voyant voyants
`;

export const forms: Forms = { words: WORDS.trim(), apart: APART.trim() };
