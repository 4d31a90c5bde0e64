"""A German word list for tests: a few hundred everyday words, written for this."""

from functools import cache

from rumpus.words import Lexicon, read_lexicon
from rumpus.words.compiling import import_lexicon
from rumpus.words.language import languages

WORDS = """
aal ab abend aber ach acht ader affe ahnen akte alle alt alte alter amt an ander angel anker apfel
äpfel arm art arten ast äste auch auf auge augen aus auto bad bahn bald ball bälle band bär bären
bau bauen baum bäume bein beine beste bete bett bier biene bild bin birne bist blatt blau blume
boden bohne boot böse brei breit brot brücke bruder buch bücher bühne bus da dach dächer dame dann
das daten dein dem den denn der des dich die dieb dies dir dorf dorn dose drei du dünn durch eben
ecke edel eher ehre ei eibe eile ein eine einen einer eis eisen elch elf ende enden engel enkel
ente enten er erbe erbse erde erst es esel essen euch eule ewig fach fad faden fahne fallen falle
farbe fee feder fein feld fell fels fenster fern fest feuer fisch flasche flöte flug fluss föhn
form frau frei frost frosch früh fuchs für furt fuss füsse gabe gabel gans gänse garten gast gäste
geben geist geld gelb genau gerne gern gerste gleis glas gläser gold graben gras grau grün gurke
gut güte haar haare haben hafen hahn halb hals hand hände hart hase haus häuser haut heft hell
hemd herd herz heu heute hier hin hirn hirsch hof höfe höhe hohl hölle holz honig hose hund hunde
hut hüte igel ihm ihn ihr im imker in insel ist ja jahr jahre je jeder käfer kahn kalb kalt kamm
kanne kante kappe karte käse kasse kater kegel keil kein keks kerl kern kerze kette kind kinder
kinn kirche kiste klar klein knie koch köche kohl könig kopf korb körbe korn kraft kran kräne
kranz kraut kreis krone kuchen kuh kühe kunst kurz lachs laden lager lamm lampe land länder lang
lange lärm laub laus leben leder leer lehre leise leiter lernen lesen leser licht lied lieder
liegen linde linie linse liste loch löffel los löwe luft mais mal malen mann männer mantel mast
maus mäuse meer mein meise meister messer miete milch mir mit möhre mond moos morgen motor mühe
mühle mund münze mut nach nacht nadel nagel nah name namen narr nase nass natur nebel neben nein
nest nester nett netz neu neun nie niere noch nord norden not nur nuss nüsse ob oben ofen öfen
ohne ohr ohren öl onkel oper orange orden ort orte ost osten paar pappe pause pferd pilz pinsel
platz post preis pult puppe rabe rabe rad räder rahmen rand ränder raten ratte rätsel raum räume
rebe recht regal regen reh reich reif reihe reis reise reiten rest rind rinde ring ritter rock
rohr rolle rose rosen rost rot rübe ruder ruf ruhe rund saal saat sache saft sage sagen salz sand
sänger sau satt satz säule schaf schal schein schere schiff schilf schloss schnee schon schön
schrank schuh schule see segel sehen sehr seide seife seil sein seite senf sie sieb sieben silber
sind so sofa sohn söhne solo sommer sonne spiel spielen spieler spur stadt stall stein steine
stern sterne stil stirn stock stoff strasse strom stück stuhl stunde sturm süden summe suppe süss
tag tage tal täler tanne tante tasse tat taten tau taube teer tee teich teig teil teller tier
tiere tinte tisch tochter ton töne tor tore tot treu tuch tücher tun tür türen turm übel über ufer
uhr uhren um und uns unten unter ur ute vase vater vier vogel vögel volk voll vom von vor waage
wach wagen wahl wal wald wälder wand wände wange wanne ware warm warten was wasser weg wein weit
welle welt wer werk wert wesen west wetter wie wiese wild wind winter wir wirt woche wolf wölfe
wolke wolle wort wörter würfel wurst wurzel zahl zahn zähne zange zart zaun zäune zehn zeile zeit
zelt ziege ziel zimmer zinn zu zucker zug züge zum zunge zur zwei zwerg
"""


@cache
def german() -> Lexicon:
    """Return the list, compiled as a room compiles a German list."""
    return read_lexicon(import_lexicon("german", "\n".join(WORDS.split()), languages()["de"]))
