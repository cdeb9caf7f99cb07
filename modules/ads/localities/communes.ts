/**
 * The 565 communes of Belgium since 1 January 2025, with their postcodes and the former communes in them. A line is
 * `NAME = OTHER NAMES; POSTCODE PARTS; POSTCODE PARTS`. The first name is the one that the site shows, in French where
 * there is a French name. The first postcode is the main one.
 *
 * Compiled by hand on 30 November 2026 from facts of BeST Address, the official registers of addresses that FPS BOSA
 * publishes under CC BY 4.0 (opendata.bosa.be, state of September 2026). Common names in German and English were added,
 * and postcodes that people still use, such as 6704 and 3668.
 */
export const COMMUNES = {
  anvers: `
Aartselaar; 2630
Anvers = Antwerpen, Antwerp; 2000; 2018; 2020; 2030; 2040 Berendrecht, Lillo, Zandvliet; 2050; 2060; 2100 Deurne; 2140 Borgerhout; 2150 Borsbeek; 2170 Merksem; 2180 Ekeren; 2600 Berchem; 2610 Wilrijk; 2660 Hoboken
Arendonk; 2370
Baerle-Duc = Baarle-Hertog; 2387
Balen; 2490; 2491 Olmen
Beerse; 2340 Vlimmeren
Berlaar; 2590 Gestel
Boechout; 2530; 2531 Vremde
Bonheiden; 2820 Rijmenam
Boom; 2850
Bornem; 2880 Hingene, Mariekerke, Weert
Brasschaat; 2930
Brecht; 2960 Sint-Job-in-'t-Goor, Sint-Lenaarts
Dessel; 2480
Duffel; 2570
Edegem; 2650
Essen; 2910
Geel; 2440
Grobbendonk; 2280; 2288 Bouwel
Heist-op-den-Berg; 2220 Hallaar; 2221 Booischot; 2222 Itegem, Wiekevorst; 2223 Schriek
Hemiksem; 2620
Herentals; 2200 Morkhoven, Noorderwijk
Herenthout; 2270
Herselt; 2230 Ramsel
Hoogstraten; 2320; 2321 Meer; 2322 Minderhout; 2323 Wortel; 2328 Meerle
Hove; 2540
Hulshout; 2235 Houtvenne, Westmeerbeek
Kalmthout; 2920
Kapellen; 2950
Kasterlee; 2460 Lichtaart, Tielen
Kontich; 2550 Waarloos
Laakdal; 2430 Eindhout, Vorst; 2431 Varendonk, Veerle
Lierre = Lier; 2500 Koningshooikt
Lille; 2275 Gierle, Poederlee, Wechelderzande
Lint; 2547
Malines = Mechelen, Mecheln; 2800 Walem; 2801 Heffen; 2811 Hombeek, Leest; 2812 Muizen
Malle; 2390 Oostmalle, Westmalle
Meerhout; 2450
Merksplas; 2330
Mol; 2400
Mortsel; 2640
Niel; 2845
Nijlen; 2560 Bevel, Kessel
Olen; 2250
Oud-Turnhout; 2360
Putte; 2580 Beerzel
Puurs-Sint-Amands; 2870 Breendonk, Liezele, Puurs, Ruisbroek; 2890 Lippelo, Oppuurs, Sint-Amands
Ranst; 2520 Broechem, Emblem, Oelegem
Ravels; 2380; 2381 Weelde; 2382 Poppel
Retie; 2470
Rijkevorsel; 2310
Rumst; 2840 Reet, Terhagen
Schelle; 2627
Schilde; 2970 's-Gravenwezel
Schoten; 2900
Sint-Katelijne-Waver; 2860; 2861 Onze-Lieve-Vrouw-Waver
Stabroek; 2940 Hoevenen
Turnhout; 2300
Vorselaar; 2290
Vosselaar; 2350
Westerlo; 2260 Oevel, Tongerlo, Zoerle-Parwijs
Wijnegem; 2110
Willebroek; 2830 Blaasveld, Heindonk, Tisselt
Wommelgem; 2160
Wuustwezel; 2990 Loenhout
Zandhoven; 2240 Massenhoven, Viersel; 2242 Pulderbos; 2243 Pulle
Zoersel; 2980 Halle
`,
  bruxelles: `
Anderlecht; 1070
Auderghem = Oudergem; 1160
Berchem-Sainte-Agathe = Sint-Agatha-Berchem; 1082
Bruxelles = Brussel, Brüssel, Brussels, Bruxelles-ville; 1000; 1020 Laeken, Laken; 1120 Neder-Over-Heembeek; 1130 Haren
Etterbeek; 1040
Evere; 1140
Forest = Vorst; 1190
Ganshoren; 1083
Ixelles = Elsene; 1050
Jette; 1090
Koekelberg; 1081
Molenbeek-Saint-Jean = Sint-Jans-Molenbeek, Molenbeek; 1080
Saint-Gilles = Sint-Gillis; 1060
Saint-Josse-ten-Noode = Sint-Joost-ten-Node, Saint-Josse; 1210
Schaerbeek = Schaarbeek; 1030
Uccle = Ukkel; 1180
Watermael-Boitsfort = Watermaal-Bosvoorde; 1170
Woluwe-Saint-Lambert = Sint-Lambrechts-Woluwe; 1200
Woluwe-Saint-Pierre = Sint-Pieters-Woluwe; 1150
`,
  'brabant-flamand': `
Aarschot = Aerschot; 3200 Gelrode; 3201 Langdorp; 3202 Rillaar
Affligem; 1790 Essene, Hekelgem, Teralfene
Asse; 1730 Bekkerzeel, Kobbegem, Mollem; 1731 Relegem, Zellik
Beersel; 1650; 1651 Lot; 1652 Alsemberg; 1653 Dworp; 1654 Huizingen
Begijnendijk; 3130 Betekom
Bekkevoort; 3460 Assent; 3461 Molenbeek-Wersbeek
Bertem; 3060 Korbeek-Dijle; 3061 Leefdaal
Biévène = Bever; 1547
Bierbeek; 3360 Korbeek-Lo, Lovenjoel, Opvelp
Boortmeerbeek; 3190; 3191 Hever
Boutersem; 3370 Kerkom, Neervelp, Roosbeek, Vertrijk, Willebringen
Diest; 3290 Deurne, Schaffen, Webbekom; 3293 Kaggevinne; 3294 Molenstede
Dilbeek; 1700 Sint-Martens-Bodegem, Sint-Ulriks-Kapelle; 1701 Itterbeek; 1702 Groot-Bijgaarden; 1703 Schepdaal
Drogenbos; 1620
Geetbets; 3450 Grazen; 3454 Rummen
Glabbeek; 3380 Bunsbeek; 3381 Kapellen; 3384 Attenrode
Grimbergen; 1850; 1851 Humbeek; 1852 Beigem; 1853 Strombeek-Bever
Haacht; 3150 Tildonk, Wespelaar
Hal = Halle; 1500; 1501 Buizingen; 1502 Lembeek
Herent; 3020 Veltem-Beisem, Winksele
Hoegaarden; 3320 Meldert; 3321 Outgaarden
Hoeilaart; 1560
Holsbeek; 3220 Kortrijk-Dutsel, Sint-Pieters-Rode; 3221 Nieuwrode
Huldenberg; 3040 Loonbeek, Neerijse, Ottenburg, Sint-Agatha-Rode
Kampenhout; 1910 Berg, Buken, Nederokkerzeel
Kapelle-op-den-Bos; 1880 Nieuwenrode, Ramsdonk
Keerbergen; 3140
Kortenaken; 3470 Ransberg, Sint-Margriete-Houtem; 3471 Hoeleden; 3472 Kersbeek-Miskom; 3473 Waanrode
Kortenberg; 3070; 3071 Erps-Kwerps; 3078 Everberg, Meerbeek
Kraainem = Crainhem; 1950
Landen; 3400 Eliksem, Ezemaal, Laar, Neerwinden, Overwinden, Rumsdorp, Wange; 3401 Waasmont, Walsbets, Walshoutem, Wezeren; 3404 Attenhoven, Neerlanden
Léau = Zoutleeuw; 3440 Budingen, Dormaal, Halle-Booienhoven, Helen-Bos
Lennik; 1750 Gaasbeek, Sint-Kwintens-Lennik, Sint-Martens-Lennik
Liedekerke; 1770
Linkebeek; 1630
Linter; 3350 Drieslinter, Melkwezer, Neerhespen, Neerlinter, Orsmaal-Gussenhoven, Overhespen, Wommersom
Londerzeel; 1840 Malderen, Steenhuffel
Louvain = Leuven, Löwen; 3000; 3001 Heverlee; 3010 Kessel-Lo; 3012 Wilsele; 3018 Wijgmaal
Lubbeek; 3210 Linden; 3211 Binkom; 3212 Pellenberg
Machelen; 1830; 1831 Diegem
Meise; 1860; 1861 Wolvertem
Merchtem; 1785 Brussegem, Hamme
Montaigu-Zichem = Scherpenheuvel-Zichem; 3270 Scherpenheuvel, Montaigu; 3271 Averbode, Zichem; 3272 Messelbroek, Testelt
Opwijk; 1745 Mazenzele
Oud-Heverlee; 3050; 3051 Sint-Joris-Weert; 3052 Blanden; 3053 Haasrode; 3054 Vaalbeek
Overijse; 3090
Pajottegem; 1755 Gooik, Kester, Leerbeek, Oetingen; 1540 Herne, Herfelingen; 1541 Sint-Pieters-Kapelle; 1570 Galmaarden, Tollembeek, Vollezele
Pepingen; 1670 Bogaarden, Heikruis; 1671 Elingen; 1673 Beert; 1674 Bellingen
Rhode-Saint-Genèse = Sint-Genesius-Rode; 1640
Roosdaal; 1760 Onze-Lieve-Vrouw-Lombeek, Pamel, Strijtem; 1761 Borchtlombeek
Rotselaar; 3110; 3111 Wezemaal; 3118 Werchter
Sint-Pieters-Leeuw = Leeuw-Saint-Pierre; 1600 Oudenaken, Sint-Laureins-Berchem; 1601 Ruisbroek; 1602 Vlezenbeek
Steenokkerzeel; 1820 Melsbroek, Perk
Ternat; 1740; 1741 Wambeek; 1742 Sint-Katherina-Lombeek
Tervuren; 3080 Duisburg, Vossem
Tielt-Winge; 3390 Houwaart, Sint-Joris-Winge, Tielt; 3391 Meensel-Kiezegem
Tirlemont = Tienen; 3300 Bost, Goetsenhoven, Hakendover, Kumtich, Oorbeek, Oplinter, Sint-Margriete-Houtem, Vissenaken
Tremelo; 3120; 3128 Baal
Vilvorde = Vilvoorde; 1800 Peutie
Wemmel; 1780
Wezembeek-Oppem; 1970
Zaventem; 1930 Nossegem; 1932 Sint-Stevens-Woluwe; 1933 Sterrebeek
Zemst; 1980 Eppegem; 1981 Hofstade; 1982 Elewijt, Weerde
`,
  'brabant-wallon': `
Beauvechain = Bevekom; 1320 Hamme-Mille, L'Ecluse, Nodebais, Tourinnes-la-Grosse
Braine-l'Alleud = Eigenbrakel; 1420; 1421 Ophain-Bois-Seigneur-Isaac, Ophain; 1428 Lillois-Witterzée, Lillois
Braine-le-Château = Kasteelbrakel; 1440 Wauthier-Braine
Chastre; 1450 Blanmont, Chastre-Villeroux-Blanmont, Cortil-Noirmont, Gentinnes, Saint-Géry, Villeroux
Chaumont-Gistoux; 1325 Bonlez, Corroy-le-Grand, Dion-le-Mont, Dion-Valmont, Longueville
Court-Saint-Etienne; 1490
Genappe = Genepiën; 1470 Baisy-Thy, Bousval; 1471 Loupoigne; 1472 Vieux-Genappe; 1473 Glabais; 1474 Ways; 1476 Houtain-le-Val
Grez-Doiceau = Graven; 1390 Archennes, Biez, Bossut-Gottechain, Nethen
Hélécine; 1357 Linsmeau, Neerheylissem, Opheylissem
Incourt; 1315 Glimes, Opprebais, Piètrebais, Roux-Miroir, Sart-Risbart
Ittre = Itter; 1460 Virginal-Samme, Virginal; 1461 Haut-Ittre
Jodoigne = Geldenaken; 1370 Dongelberg, Jauchelette, Jodoigne-Souveraine, Lathuy, Mélin, Piétrain, Saint-Jean-Geest, Saint-Remy-Geest, Zétrud-Lumay
La Hulpe = Terhulpen; 1310
Lasne; 1380 Couture-Saint-Germain, Lasne-Chapelle-Saint-Lambert, Maransart, Ohain, Plancenoit
Mont-Saint-Guibert; 1435 Corbais, Hévillers
Nivelles = Nijvel; 1400 Monstreux; 1401 Baulers; 1402 Thines; 1404 Bornival
Orp-Jauche; 1350 Enines, Folx-les-Caves, Jandrain-Jandrenouille, Jauche, Marilles, Noduwez, Orp-le-Grand
Ottignies-Louvain-la-Neuve; 1340 Ottignies; 1341 Céroux-Mousty; 1342 Limelette; 1348 Louvain-la-Neuve
Perwez = Perwijs; 1360 Malèves-Sainte-Marie-Wastinnes, Orbais, Thorembais-les-Béguines, Thorembais-Saint-Trond
Ramillies; 1367 Autre-Eglise, Bomal, Geest-Gérompont-Petit-Rosière, Grand-Rosière-Hottomont, Huppaye, Mont-Saint-André, Ramillies-Offus
Rebecq; 1430 Bierghes, Quenast, Rebecq-Rognon
Rixensart; 1330; 1331 Rosières; 1332 Genval
Tubize = Tubeke; 1480 Clabecq, Oisquercq, Saintes
Villers-la-Ville; 1495 Marbais, Mellery, Sart-Dames-Avelines, Tilly
Walhain; 1457 Nil-Saint-Vincent-Saint-Martin, Nil-Saint-Vincent, Tourinnes-Saint-Lambert, Walhain-Saint-Paul
Waterloo; 1410
Wavre = Waver; 1300 Limal; 1301 Bierges
`,
  'flandre-occidentale': `
Alveringem; 8690 Hoogstade, Oeren, Sint-Rijkers; 8691 Beveren-aan-de-IJzer, Gijverinkhove, Izenberge, Leisele, Stavele
Anzegem; 8570 Gijzelbrechtegem, Ingooigem, Vichte; 8572 Kaster; 8573 Tiegem
Ardooie; 8850; 8851 Koolskamp
Avelgem; 8580; 8581 Kerkhove, Waarmaarde; 8582 Outrijve; 8583 Bossuit
Beernem; 8730 Oedelem, Sint-Joris
Blankenberge; 8370 Uitkerke
Bredene; 8450
Bruges = Brugge, Brügge; 8000 Koolkerke; 8200 Sint-Andries, Sint-Michiels; 8310 Assebroek, Sint-Kruis; 8380 Dudzele, Lissewege, Zeebrugge
Courtrai = Kortrijk; 8500; 8501 Bissegem, Heule; 8510 Bellegem, Kooigem, Marke, Rollegem; 8511 Aalbeke
Damme; 8340 Hoeke, Lapscheure, Moerkerke, Oostkerke, Sijsele
De Haan = Le Coq; 8420 Klemskerke, Wenduine; 8421 Vlissegem
Deerlijk; 8540
Dentergem; 8720 Markegem, Oeselgem, Wakken
Dixmude = Diksmuide; 8600 Beerst, Driekapellen, Esen, Kaaskerke, Keiem, Lampernisse, Leke, Nieuwkapelle, Oostkerke, Oudekapelle, Pervijze, Sint-Jacobs-Kapelle, Stuivekenskerke, Vladslo, Woumen
Espierres-Helchin = Spiere-Helkijn; 8587 Helkijn, Spiere
Furnes = Veurne; 8630 Avekapelle, Booitshoeke, Bulskamp, De Moeren, Eggewaartskapelle, Houtem, Steenkerke, Vinkem, Wulveringem, Zoutenaaie
Gistel; 8470 Moere, Snaaskerke, Zevekote
Harelbeke; 8530; 8531 Bavikhove, Hulste
Heuvelland; 8950 Nieuwkerke; 8951 Dranouter; 8952 Wulvergem; 8953 Wijtschate; 8954 Westouter; 8956 Kemmel; 8958 Loker
Hooglede; 8830 Gits
Houthulst; 8650 Klerken, Merkem
Ichtegem; 8480 Bekegem, Eernegem
Ingelmunster; 8770
Izegem; 8870 Emelgem, Kachtem
Jabbeke; 8490 Snellegem, Stalhille, Varsenare, Zerkegem
Knokke-Heist = Knokke-le-Zoute; 8300 Knokke, Westkapelle; 8301 Heist, Heist-aan-Zee, Ramskapelle
Koekelare; 8680 Bovekerke, Zande
Koksijde = Coxyde; 8670 Oostduinkerke, Wulpen
Kortemark; 8610 Handzame, Werken, Zarren
Kuurne; 8520
La Panne = De Panne; 8660 Adinkerke
Langemark-Poelkapelle; 8920 Bikschote, Langemark, Poelkapelle
Ledegem; 8880 Rollegem-Kapelle, Sint-Eloois-Winkel
Lendelede; 8860
Lichtervelde; 8810
Lo-Reninge; 8647 Lo, Noordschote, Pollinkhove, Reninge
Menin = Menen; 8930 Lauwe, Rekkem
Messines = Mesen; 8957
Middelkerke; 8430; 8431 Wilskerke; 8432 Leffinge; 8433 Mannekensvere, Schore, Sint-Pieters-Kapelle, Slijpe; 8434 Lombardsijde, Westende
Moorslede; 8890 Dadizele
Nieuport = Nieuwpoort; 8620 Ramskapelle, Sint-Joris
Oostkamp; 8020 Hertsberge, Ruddervoorde, Waardamme
Oostrozebeke; 8780
Ostende = Oostende, Ostend; 8400 Stene, Zandvoorde
Oudenburg; 8460 Ettelgem, Roksem, Westkerke
Pittem; 8740 Egem
Poperinge; 8970 Reningelst; 8972 Krombeke, Proven, Roesbrugge-Haringe; 8978 Watou
Roulers = Roeselare; 8800 Beveren, Oekene, Rumbeke
Staden; 8840 Oostnieuwkerke, Westrozebeke
Tielt = Thielt; 8700 Aarsele, Kanegem, Schuiferskapelle; 8760 Meulebeke
Torhout = Thourout; 8820
Vleteren; 8640 Oostvleteren, Westvleteren, Woesten
Waregem; 8790; 8791 Beveren, Beveren-Leie; 8792 Desselgem; 8793 Sint-Eloois-Vijve
Wervik = Wervicq; 8940 Geluwe
Wevelgem; 8560 Gullegem, Moorsele
Wielsbeke; 8710 Ooigem, Sint-Baafs-Vijve
Wingene; 8750 Zwevezele; 8755 Ruiselede
Ypres = Ieper, Ypern; 8900 Brielen, Dikkebus, Sint-Jan; 8902 Hollebeke, Voormezele, Zillebeke; 8904 Boezinge, Zuidschote; 8906 Elverdinge; 8908 Vlamertinge
Zedelgem; 8210 Loppem, Veldegem; 8211 Aartrijke
Zonnebeke; 8980 Beselare, Geluveld, Passendale, Zandvoorde
Zuienkerke; 8377 Houtave, Meetkerke, Nieuwmunster
Zwevegem; 8550; 8551 Heestert; 8552 Moen; 8553 Otegem; 8554 Sint-Denijs
`,
  'flandre-orientale': `
Aalter; 9880 Lotenhulle, Poeke; 9881 Bellem; 9910 Knesselare, Ursel
Alost = Aalst; 9300; 9308 Gijzegem, Hofstade; 9310 Baardegem, Herdersem, Meldert, Moorsel; 9320 Erembodegem, Nieuwerkerken
Assenede; 9960; 9961 Boekhoute; 9968 Bassevelde, Oosteeklo
Audenarde = Oudenaarde; 9700 Bevere, Edelare, Eine, Ename, Heurne, Leupegem, Mater, Melden, Mullem, Nederename, Ooike, Volkegem, Welden
Berlare; 9290 Overmere, Uitbergen
Beveren-Kruibeke-Zwijndrecht; 9120 Beveren, Beveren-Waas, Haasdonk, Kallo, Melsele, Vrasene; 9130 Doel, Kieldrecht, Verrebroek; 9150 Kruibeke, Bazel, Rupelmonde; 2070 Zwijndrecht, Burcht
Brakel; 9660 Elst, Everbeek, Michelbeke, Nederbrakel, Opbrakel, Sint-Maria-Oudenhove, Zegelsem; 9661 Parike
Buggenhout; 9255 Opdorp
Deinze; 9800 Astene, Bachte-Maria-Leerne, Gottem, Grammene, Meigem, Petegem-aan-de-Leie, Sint-Martens-Leerne, Vinkt, Wontergem, Zeveren; 9850 Hansbeke, Landegem, Merendree, Nevele, Poesele, Vosselare
Denderleeuw; 9470; 9472 Iddergem; 9473 Welle
Destelbergen; 9070 Heusden
Eeklo; 9900
Erpe-Mere; 9420 Aaigem, Bambrugge, Burst, Erondegem, Erpe, Mere, Ottergem, Vlekkem
Evergem; 9940 Ertvelde, Kluizen, Sleidinge
Gand = Gent, Ghent; 9000; 9030 Mariakerke; 9031 Drongen; 9032 Wondelgem; 9040 Sint-Amandsberg; 9041 Oostakker; 9042 Desteldonk, Mendonk, Sint-Kruis-Winkel; 9050 Gentbrugge, Ledeberg; 9051 Afsnee, Sint-Denijs-Westrem; 9052 Zwijnaarde
Gavere; 9890 Asper, Baaigem, Dikkelvenne, Semmerzake, Vurste
Grammont = Geraardsbergen; 9500 Goeferdinge, Moerbeke, Nederboelare, Onkerzele, Ophasselt, Overboelare, Viane, Zarlardinge; 9506 Grimminge, Idegem, Nieuwenhove, Schendelbeke, Smeerebbe-Vloerzegem, Waarbeke, Zandbergen
Haaltert; 9450 Denderhoutem, Heldergem; 9451 Kerksken
Hamme; 9220 Moerzeke
Herzele; 9550 Hillegem, Sint-Antelinks, Sint-Lievens-Esse, Steenhuize-Wijnhuize, Woubrechtegem; 9551 Ressegem; 9552 Borsbeke
Horebeke; 9667 Sint-Kornelis-Horebeke, Sint-Maria-Horebeke
Kaprijke; 9970; 9971 Lembeke
Kluisbergen; 9690 Berchem, Kwaremont, Ruien, Zulzeke
Kruisem; 9770 Kruishoutem; 9771 Nokere; 9772 Wannegem-Lede; 9750 Zingem, Huise, Ouwegem
Laarne; 9270 Kalken
Lebbeke; 9280 Denderbelle, Wieze
Lede; 9340 Impe, Oordegem, Smetlede, Wanzele
Lierde; 9570 Deftinge, Sint-Maria-Lierde; 9571 Hemelveerdegem; 9572 Sint-Martens-Lierde
Lievegem; 9950 Waarschoot; 9920 Lovendegem; 9921 Vinderhoute; 9930 Zomergem; 9931 Oostwinkel; 9932 Ronsele
Lochristi; 9080 Beervelde, Zaffelare, Zeveneken; 9185 Wachtebeke
Lokeren; 9160 Daknam, Eksaarde; 9180 Moerbeke-Waas, Moerbeke
Maarkedal; 9680 Etikhove, Maarke-Kerkem; 9681 Nukerke; 9688 Schorisse
Maldegem; 9990; 9991 Adegem; 9992 Middelburg
Merelbeke-Melle; 9820 Merelbeke, Bottelare, Lemberge, Melsen, Munte, Schelderode; 9090 Melle, Gontrode
Nazareth-De Pinte; 9810 Nazareth, Eke; 9840 De Pinte, Zevergem
Ninove; 9400 Appelterre-Eichem, Denderwindeke, Lieferinge, Nederhasselt, Okegem, Voorde; 9401 Pollare; 9402 Meerbeke; 9403 Neigem; 9404 Aspelare; 9406 Outer
Oosterzele; 9860 Balegem, Gijzenzele, Landskouter, Moortsele, Scheldewindeke
Renaix = Ronse; 9600
Saint-Nicolas = Sint-Niklaas; 9100 Nieuwkerken-Waas; 9111 Belsele; 9112 Sinaai-Waas, Sinaai
Sint-Gillis-Waas; 9170 De Klinge, Meerdonk, Sint-Pauwels
Sint-Laureins; 9980; 9981 Sint-Margriete; 9982 Sint-Jan-in-Eremo; 9988 Waterland-Oudeman, Watervliet
Sint-Lievens-Houtem; 9520 Bavegem, Oombergen, Vlierzele, Zonnegem; 9521 Letterhoutem
Sint-Martens-Latem; 9830; 9831 Deurle
Stekene; 9190 Kemzeke
Tamise = Temse; 9140 Elversele, Steendorp, Tielrode
Termonde = Dendermonde; 9200 Appels, Baasrode, Grembergen, Mespelare, Oudegem, Schoonaarde, Sint-Gillis-Dendermonde
Waasmunster; 9250
Wetteren; 9230 Massemen, Westrem
Wichelen; 9260 Schellebelle, Serskamp
Wortegem-Petegem; 9790 Elsegem, Moregem, Ooike, Petegem-aan-de-Schelde, Wortegem
Zele; 9240
Zelzate; 9060
Zottegem; 9620 Elene, Erwetegem, Godveerdegem, Grotenberge, Leeuwergem, Oombergen, Sint-Goriks-Oudenhove, Sint-Maria-Oudenhove, Strijpen, Velzeke-Ruddershove
Zulte; 9870 Machelen, Machelen-aan-de-Leie, Olsene
Zwalm; 9630 Beerlegem, Dikkele, Hundelgem, Meilegem, Munkzwalm, Paulatem, Roborst, Rozebeke, Sint-Blasius-Boekel, Sint-Denijs-Boekel, Sint-Maria-Latem; 9636 Nederzwalm-Hermelgem
`,
  hainaut: `
Aiseau-Presles; 6250 Aiseau, Pont-de-Loup, Presles, Roselies
Anderlues; 6150
Antoing; 7640 Maubray, Péronnes-lez-Antoing; 7641 Bruyelle; 7642 Calonne; 7643 Fontenoy
Ath = Aat; 7800 Lanquesaint; 7801 Irchonwelz; 7802 Ormeignies; 7803 Bouvignies; 7804 Ostiches, Rebaix; 7810 Maffle; 7811 Arbre; 7812 Houtaing, Ligne, Mainvault, Moulbaix, Villers-Notre-Dame, Villers-Saint-Amand; 7822 Ghislenghien, Isières, Meslin-l'Evêque; 7823 Gibecq
Beaumont; 6500 Barbençon, Leugnies, Leval-Chaudeville, Renlies, Solre-Saint-Géry, Thirimont; 6511 Strée
Beloeil; 7970; 7971 Basècles, Ramegnies, Thumaide, Wadelincourt; 7972 Aubechies, Ellignies-Sainte-Anne, Quevaucamps; 7973 Grandglise, Stambruges
Bernissart; 7320; 7321 Blaton, Harchies; 7322 Pommeroeul, Ville-Pommeroeul
Binche; 7130 Bray; 7131 Waudrez; 7133 Buvrinnes; 7134 Epinois, Leval-Trahegnies, Péronnes-lez-Binche, Ressaix
Boussu; 7300; 7301 Hornu
Braine-le-Comte = 's-Gravenbrakel; 7090 Hennuyères, Henripont, Petit-Roeulx-lez-Braine, Ronquières, Steenkerque
Brugelette; 7940 Cambron-Casteau; 7941 Attre; 7942 Mévergnies-lez-Lens; 7943 Gages
Brunehaut; 7620 Bléharies, Guignies, Hollain, Jollain-Merlin, Wez-Velvain; 7621 Lesdain; 7622 Laplaigne; 7623 Rongy; 7624 Howardries
Celles; 7760 Escanaffles, Molenbaix, Popuelles, Pottes, Velaines
Chapelle-lez-Herlaimont; 7160 Godarville, Piéton
Charleroi; 6000; 6001 Marcinelle; 6010 Couillet; 6020 Dampremy; 6030 Goutroux, Marchienne-au-Pont; 6031 Monceau-sur-Sambre; 6032 Mont-sur-Marchienne; 6040 Jumet; 6041 Gosselies; 6042 Lodelinsart; 6043 Ransart; 6044 Roux; 6060 Gilly; 6061 Montignies-sur-Sambre
Châtelet; 6200 Bouffioulx, Châtelineau
Chièvres; 7950 Grosage, Huissignies, Ladeuze, Tongre-Saint-Martin; 7951 Tongre-Notre-Dame
Chimay; 6460 Bailièvre, Robechies, Saint-Remy, Salles, Villers-la-Tour; 6461 Virelles; 6462 Vaulx-lez-Chimay; 6463 Lompret; 6464 Baileux, Bourlers, Forges, L'Escaillère, Rièzes
Colfontaine; 7340 Pâturages, Warquignies, Wasmes
Comines-Warneton = Komen-Waasten; 7780 Comines; 7781 Houthem; 7782 Ploegsteert; 7783 Bizet; 7784 Bas-Warneton, Warneton
Courcelles; 6180; 6181 Gouy-lez-Piéton; 6182 Souvret; 6183 Trazegnies
Dour; 7370 Blaugies, Elouges, Wihéries
Ecaussinnes; 7190 Ecaussinnes-d'Enghien, Marche-lez-Ecaussinnes; 7191 Ecaussinnes-Lalaing
Ellezelles = Elzele; 7890 Lahamaide, Wodecq
Enghien = Edingen; 7850 Marcq, Petit-Enghien
Erquelinnes; 6560 Bersillies-l'Abbaye, Grand-Reng, Hantes-Wihéries, Montignies-Saint-Christophe, Solre-sur-Sambre
Estaimpuis; 7730 Bailleul, Estaimbourg, Evregnies, Leers-Nord, Néchin, Saint-Léger
Estinnes; 7120 Croix-lez-Rouveroy, Estinnes-au-Mont, Estinnes-au-Val, Fauroeulx, Haulchin, Peissant, Rouveroy, Vellereille-le-Sec, Vellereille-les-Brayeux
Farciennes; 6240 Pironchamps
Fleurus; 6220 Heppignies, Lambusart, Wangenies; 6221 Saint-Amand; 6222 Brye; 6223 Wagnelée; 6224 Wanfercée-Baulet
Flobecq = Vloesberg; 7880
Fontaine-l'Evêque; 6140; 6141 Forchies-la-Marche; 6142 Leernes
Frameries; 7080 Eugies, La Bouverie, Noirchain, Sars-la-Bruyère
Frasnes-lez-Anvaing; 7910 Anvaing, Arc-Wattripont, Cordes, Forest, Wattripont; 7911 Buissenal, Frasnes-lez-Buissenal, Hacquegnies, Herquegies, Montroeul-au-Bois, Moustier, Oeudeghien; 7912 Dergneau, Saint-Sauveur
Froidchapelle; 6440 Boussu-lez-Walcourt, Fourbechies, Vergnies; 6441 Erpion
Gerpinnes; 6280 Acoz, Gougnies, Joncret, Loverval, Villers-Poterie
Ham-sur-Heure-Nalinnes; 6120 Cour-sur-Heure, Ham-sur-Heure, Jamioulx, Marbaix-la-Tour, Nalinnes
Hensies; 7350 Hainin, Montroeul-sur-Haine, Thulin
Honnelles; 7387 Angre, Angreau, Athis, Autreppe, Erquennes, Fayt-le-Franc, Marchipont, Montignies-sur-Roc, Onnezies, Roisin
Jurbise = Jurbeke; 7050 Erbaut, Erbisoeul, Herchies, Masnuy-Saint-Jean, Masnuy-Saint-Pierre
La Louvière; 7100 Besonrieux, Haine-Saint-Paul, Haine-Saint-Pierre, Saint-Vaast, Trivières; 7110 Boussoit, Houdeng-Aimeries, Houdeng-Goegnies, Maurage, Strépy-Bracquegnies
Le Roeulx; 7070 Gottignies, Mignault, Thieu, Ville-sur-Haine
Lens; 7870 Bauffe, Cambron-Saint-Vincent, Lombise, Montignies-lez-Lens
Les Bons Villers; 6210 Frasnes-lez-Gosselies, Rèves, Villers-Perwin, Wayaux; 6211 Mellet
Lessines = Lessen; 7860; 7861 Papignies, Wannebecq; 7862 Ogy; 7863 Ghoy; 7864 Deux-Acren; 7866 Bois-de-Lessines, Ollignies
Leuze-en-Hainaut; 7900 Grandmetz, Leuze; 7901 Thieulain; 7903 Blicquy, Chapelle-à-Oie, Chapelle-à-Wattines; 7904 Pipaix, Tourpes, Willaupuis; 7906 Gallaix
Lobbes; 6540 Mont-Sainte-Geneviève; 6542 Sars-la-Buissière; 6543 Bienne-lez-Happart
Manage; 7170 Bellecourt, Bois-d'Haine, Fayt-lez-Manage, La Hestre
Merbes-le-Château; 6567 Fontaine-Valmont, Labuissière, Merbes-Sainte-Marie
Momignies; 6590; 6591 Macon; 6592 Monceau-Imbrechies; 6593 Macquenoise; 6594 Beauwelz; 6596 Forge-Philippe, Seloignes
Mons = Bergen; 7000; 7010 SHAPE; 7011 Ghlin; 7012 Flénu, Jemappes; 7020 Maisières, Nimy; 7021 Havré; 7022 Harmignies, Harveng, Hyon, Mesvin, Nouvelles; 7024 Ciply; 7030 Saint-Symphorien; 7031 Villers-Saint-Ghislain; 7032 Spiennes; 7033 Cuesmes; 7034 Obourg, Saint-Denis
Mont-de-l'Enclus; 7750 Amougies, Anseroeul, Orroir, Russeignies
Montigny-le-Tilleul; 6110; 6111 Landelies
Morlanwelz; 7140 Morlanwelz-Mariemont; 7141 Carnières, Mont-Sainte-Aldegonde
Mouscron = Moeskroen; 7700 Luingne; 7711 Dottignies; 7712 Herseaux
Pecq; 7740 Warcoing; 7742 Hérinnes; 7743 Esquelmes, Obigies
Péruwelz; 7600; 7601 Roucourt; 7602 Bury; 7603 Bon-Secours; 7604 Baugnies, Braffe, Brasménil, Callenelle, Wasmes-Audemez-Briffoeil; 7608 Wiers
Pont-à-Celles; 6230 Buzet, Obaix, Thiméon, Viesville; 6238 Liberchies, Luttre
Quaregnon; 7390 Wasmuel
Quévy; 7040 Asquillies, Aulnois, Blaregnies, Bougnies, Genly, Goegnies-Chaussée, Quévy-le-Grand, Quévy-le-Petit; 7041 Givry, Havay
Quiévrain; 7380 Baisieux; 7382 Audregnies
Rumes; 7610; 7611 La Glanerie; 7618 Taintignies
Saint-Ghislain; 7330; 7331 Baudour; 7332 Neufmaison, Sirault; 7333 Tertre; 7334 Hautrage, Villerot
Seneffe; 7180; 7181 Arquennes, Familleureux, Feluy, Petit-Roeulx-lez-Nivelles
Silly = Opzullik; 7830 Bassilly, Fouleng, Gondregnies, Graty, Hellebecq, Hoves, Thoricourt
Sivry-Rance; 6470 Grandrieu, Montbliart, Rance, Sautin, Sivry
Soignies = Zinnik; 7060 Horrues; 7061 Casteau, Thieusies; 7062 Naast; 7063 Chaussée-Notre-Dame-Louvignies, Neufvilles
Thuin; 6530 Leers-et-Fosteau; 6531 Biesme-sous-Thuin; 6532 Ragnies; 6533 Biercée; 6534 Gozée; 6536 Donstiennes, Thuillies
Tournai = Doornik; 7500 Ere, Saint-Maur; 7501 Orcq; 7502 Esplechin; 7503 Froyennes; 7504 Froidmont; 7506 Willemeau; 7520 Ramegnies-Chin, Templeuve; 7521 Chercq; 7522 Blandain, Hertain, Lamain, Marquain; 7530 Gaurain-Ramecroix; 7531 Havinnes; 7532 Béclers; 7533 Thimougies; 7534 Barry, Maulde; 7536 Vaulx; 7538 Vezon; 7540 Kain, Melles, Quartes, Rumillies; 7542 Mont-Saint-Aubert; 7543 Mourcourt; 7548 Warchin
`,
  liege: `
Amay; 4540 Ampsin, Flône, Jehay, Jehay-Bodegnée, Ombret
Amblève = Amel; 4770 Meyerode; 4771 Heppenbach
Ans; 4430; 4431 Loncin; 4432 Alleur, Xhendremael
Anthisnes; 4160; 4161 Villers-aux-Tours; 4162 Hody; 4163 Tavier
Aubel; 4880
Awans; 4340 Fooz, Othée, Villers-l'Evêque; 4342 Hognoul
Aywaille; 4920 Ernonheid, Harzé, Sougné-Remouchamps, Remouchamps
Baelen; 4837 Membach
Bassenge = Bitsingen; 4690 Boirs, Eben-Emael, Glons, Roclenge-sur-Geer, Wonck
Berloz; 4257 Corswarem, Rosoux-Crenwick
Beyne-Heusay; 4610 Bellaire, Queue-du-Bois
Blegny; 4670 Mortier, Trembleur; 4671 Barchon, Housse, Saive; 4672 Saint-Remy
Braives; 4260 Avennes, Ciplet, Fallais, Fumal, Ville-en-Hesbaye; 4261 Latinne; 4263 Tourinne
Bullange = Büllingen; 4760 Manderfeld; 4761 Rocherath
Burdinne; 4210 Hannêche, Lamontzée, Marneffe, Oteppe
Burg-Reuland; 4790 Reuland, Thommen
Butgenbach = Bütgenbach; 4750 Elsenborn
Chaudfontaine; 4050 Ninane; 4051 Vaux-sous-Chèvremont; 4052 Beaufays; 4053 Embourg, Mehagne
Clavier; 4560 Bois-et-Borsu, Les Avins, Ocquier, Pailhe, Terwagne
Comblain-au-Pont; 4170; 4171 Poulseur
Crisnée; 4367 Fize-le-Marsal, Kemexhe, Odeur, Thys
Dalhem; 4606 Saint-André; 4607 Berneau, Bombaye, Feneur, Mortroux; 4608 Neufchâteau, Warsage
Dison; 4820; 4821 Andrimont
Donceel; 4357 Haneffe, Jeneffe, Limont
Engis; 4480 Clermont-sous-Huy, Ehein, Hermalle-sous-Huy
Esneux; 4130 Tilff
Eupen; 4700; 4701 Kettenis
Faimes; 4317 Aineffe, Borlez, Celles, Les Waleffes, Viemme
Ferrières; 4190 My, Vieuxville, Werbomont, Xhoris
Fexhe-le-Haut-Clocher; 4347 Freloux, Noville, Roloux, Voroux-Goreux
Flémalle; 4400 Awirs, Flémalle-Grande, Flémalle-Haute, Gleixhe, Ivoz-Ramet, Mons-lez-Liège
Fléron; 4620; 4621 Retinne; 4623 Magnée; 4624 Romsée
Geer; 4250 Boëlhe, Hollogne-sur-Geer, Lens-Saint-Servais; 4252 Omal; 4253 Darion; 4254 Ligney
Grâce-Hollogne; 4460 Bierset, Grâce-Berleur, Hollogne-aux-Pierres, Horion-Hozémont, Velroux
Hamoir; 4180 Comblain-la-Tour, Fairon; 4181 Filot
Hannut = Hannuit; 4280 Abolens, Avernas-le-Bauduin, Avin, Bertrée, Blehen, Cras-Avernas, Crehen, Grand-Hallet, Lens-Saint-Remy, Merdorp, Moxhe, Petit-Hallet, Poucet, Thisnes, Trognée, Villers-le-Peuplier, Wansin
Héron; 4217 Lavoir, Waret-l'Evêque; 4218 Couthuin
Herstal; 4040; 4041 Milmort, Vottem; 4042 Liers
Herve; 4650 Chaineux, Grand-Rechain, Julémont; 4651 Battice; 4652 Xhendelesse; 4653 Bolland; 4654 Charneux
Huy = Hoei; 4500 Ben-Ahin, Tihange
Jalhay; 4845 Sart-lez-Spa
Juprelle; 4450 Lantin, Slins; 4451 Voroux-lez-Liers; 4452 Paifve, Wihogne; 4453 Villers-Saint-Siméon; 4458 Fexhe-Slins
La Calamine = Kelmis; 4720; 4721 Neu-Moresnet; 4728 Hergenrath
Liège = Luik, Lüttich; 4000 Glain, Rocourt; 4020 Bressoux, Jupille-sur-Meuse, Jupille, Wandre; 4030 Grivegnée; 4031 Angleur; 4032 Chênée
Lierneux; 4990 Arbrefontaine, Bra
Limbourg = Limburg; 4830; 4831 Bilstain; 4834 Goé
Lincent = Lijsem; 4287 Pellaines, Racour
Lontzen; 4710; 4711 Walhorn
Malmedy = Malmünd; 4960 Bellevaux-Ligneuville, Bévercé, Ligneuville
Marchin; 4570 Vyle-et-Tharoul
Modave; 4577 Outrelouxhe, Strée, Vierset-Barse
Nandrin; 4550 Saint-Séverin, Villers-le-Temple, Yernée-Fraineux
Neupré; 4120 Ehein, Rotheux-Rimière; 4121 Neuville-en-Condroz; 4122 Plainevaux
Olne; 4877
Oreye = Oerle; 4360 Bergilers, Grandville, Lens-sur-Geer, Otrange
Ouffet; 4590 Ellemelle, Warzée
Oupeye; 4680 Hermée; 4681 Hermalle-sous-Argenteau; 4682 Heure-le-Romain, Houtain-Saint-Siméon; 4683 Vivegnis; 4684 Haccourt
Pepinster; 4860 Cornesse, Wegnez; 4861 Soiron
Plombières = Bleiberg, Blieberg; 4850 Montzen, Moresnet; 4851 Gemmenich, Sippenaeken; 4852 Hombourg
Raeren; 4730 Hauset; 4731 Eynatten
Remicourt; 4350 Lamine, Momalle, Pousset; 4351 Hodeige
Saint-Georges-sur-Meuse; 4470
Saint-Nicolas; 4420 Montegnée, Tilleur
Saint-Vith = Sankt Vith; 4780 Crombach, Recht; 4782 Schönberg; 4783 Lommersweiler
Seraing; 4100 Boncelles; 4101 Jemeppe-sur-Meuse; 4102 Ougrée
Soumagne; 4630 Ayeneux, Micheroux, Tignée; 4631 Evegnée, Evegnée-Tignée; 4632 Cerexhe-Heuseux; 4633 Melen
Spa; 4900
Sprimont; 4140 Dolembreux, Gomzé-Andoumont, Rouvreux; 4141 Louveigné
Stavelot; 4970 Francorchamps
Stoumont; 4987 Chevron, La Gleize, Lorcé, Rahier
Theux; 4910 La Reid, Polleur
Thimister-Clermont; 4890 Clermont, Thimister
Tinlot; 4557 Abée, Fraiture, Ramelot, Seny, Soheit-Tinlot
Trois-Ponts; 4980 Wanne; 4983 Basse-Bodeux
Trooz; 4870 Forêt, Fraipont, Nessonvaux, Prayon
Verlaine; 4537 Bodegnée, Chapon-Seraing, Seraing-le-Château
Verviers; 4800 Ensival, Lambermont, Petit-Rechain; 4801 Stembert; 4802 Heusy
Villers-le-Bouillet; 4530 Fize-Fontaine, Vaux-et-Borset, Vieux-Waleffe, Warnant-Dreye
Visé = Wezet; 4600 Lanaye, Lixhe, Richelle; 4601 Argenteau; 4602 Cheratte
Waimes = Weismes; 4950 Faymonville, Robertville, Sourbrodt
Wanze; 4520 Antheit, Bas-Oha, Huccorgne, Moha, Vinalmont
Waremme = Borgworm; 4300 Bettincourt, Bleret, Bovenistier, Grand-Axhe, Lantremange, Oleye
Wasseiges; 4219 Acosse, Ambresin, Meeffe
Welkenraedt = Welkenrath; 4840; 4841 Henri-Chapelle
`,
  limbourg: `
Alken; 3570
As; 3665; 3668 Niel-bij-As
Beringen; 3580; 3581 Beverlo; 3582 Koersel; 3583 Paal
Bilzen-Hoeselt; 3740 Bilzen, Beverst, Eigenbilzen, Grote-Spouwen, Hees, Kleine-Spouwen, Mopertingen, Munsterbilzen, Rijkhoven, Rosmeer, Waltwilder; 3742 Martenslinde; 3746 Hoelbeek; 3730 Hoeselt, Romershoven, Sint-Huibrechts-Hern, Werm; 3732 Schalkhoven
Bocholt; 3950 Kaulille, Reppel
Bourg-Léopold = Leopoldsburg; 3970; 3971 Heppen
Bree; 3960 Beek, Gerdingen, Opitter, Tongerlo
Diepenbeek; 3590
Dilsen-Stokkem; 3650 Dilsen, Elen, Lanklaar, Rotem, Stokkem
Fourons = Voeren; 3790 Moelingen, Mouland, Sint-Martens-Voeren, Fouron-Saint-Martin; 3791 Remersdaal; 3792 Sint-Pieters-Voeren, Fouron-Saint-Pierre; 3793 Teuven; 3798 's-Gravenvoeren, Fouron-le-Comte
Genk; 3600
Gingelom; 3890 Boekhout, Jeuk, Kortijs, Montenaken, Niel-bij-Sint-Truiden, Vorsen; 3891 Borlo, Buvingen, Mielen-boven-Aalst, Muizen
Halen; 3545 Loksbergen, Zelem
Hamont-Achel; 3930 Achel, Hamont
Hasselt; 3500 Sint-Lambrechts-Herk; 3501 Wimmertingen; 3510 Kermt, Spalbeek; 3511 Kuringen, Stokrooie; 3512 Stevoort; 3720 Kortessem; 3721 Vliermaalroot; 3722 Wintershoven; 3723 Guigoven; 3724 Vliermaal
Hechtel-Eksel; 3940 Hechtel; 3941 Eksel
Heers; 3870 Batsheers, Bovelingen, Gutshoven, Heks, Horpmaal, Klein-Gelmen, Mechelen-Bovelingen, Mettekoven, Opheers, Rukkelingen-Loon, Vechmaal, Veulen
Herck-la-Ville = Herk-de-Stad; 3540 Berbroek, Donk, Schulen
Herstappe; 3717
Heusden-Zolder; 3550 Heusden, Zolder
Houthalen-Helchteren; 3530 Helchteren, Houthalen
Kinrooi; 3640 Kessenich, Molenbeersel, Ophoven
Lanaken; 3620 Gellik, Neerharen, Veldwezelt; 3621 Rekem
Lommel; 3920
Lummen; 3560 Linkhout, Meldert
Maaseik; 3680 Neeroeteren, Opoeteren
Maasmechelen; 3630 Eisden, Leut, Mechelen-aan-de-Maas, Meeswijk, Opgrimbie, Vucht; 3631 Boorsem, Uikhoven
Nieuwerkerken; 3850 Binderveld, Kozen, Wijer
Oudsbergen; 3660 Opglabbeek; 3670 Meeuwen, Ellikom, Gruitrode, Neerglabbeek, Wijshagen
Peer; 3990 Grote-Brogel, Kleine-Brogel, Wijchmaal
Pelt; 3900 Overpelt; 3910 Neerpelt, Sint-Huibrechts-Lille
Riemst; 3770 Genoelselderen, Herderen, Kanne, Membruggen, Millen, Val-Meer, Vlijtingen, Vroenhoven, Zichen-Zussen-Bolder
Saint-Trond = Sint-Truiden; 3800 Aalst, Brustem, Engelmanshoven, Gelinden, Groot-Gelmen, Halmaal, Kerkom-bij-Sint-Truiden, Ordingen, Zepperen; 3803 Duras, Gorsem, Runkelen, Wilderen; 3806 Velm
Tessenderlo-Ham; 3980 Tessenderlo; 3945 Ham, Kwaadmechelen, Oostham
Tongeren-Borgloon = Tongres-Looz; 3700 Tongeren, Tongres, 's-Herenelderen, Berg, Diets-Heur, Haren, Henis, Koninksem, Lauw, Mal, Neerrepen, Nerem, Overrepen, Piringen, Riksingen, Rutten, Sluizen, Vreren, Widooie; 3840 Borgloon, Looz, Bommershoven, Broekom, Gors-Opleeuw, Gotem, Groot-Loon, Hendrieken, Hoepertingen, Jesseren, Kerniel, Kolmont, Kuttekoven, Rijkel, Voort
Wellen; 3830 Berlingen; 3831 Herten; 3832 Ulbeek
Zonhoven; 3520
Zutendaal; 3690
`,
  luxembourg: `
Arlon = Aarlen, Arel; 6700 Bonnert, Heinsch, Toernich; 6704 Guirsch; 6706 Autelbas
Attert; 6717 Nobressart, Nothomb, Thiaumont, Tontelange
Aubange; 6790; 6791 Athus; 6792 Halanzy, Rachecourt
Bastogne = Bastenaken, Bastnach; 6600 Longvilly, Noville, Villers-la-Bonne-Eau, Wardin; 6686 Flamierge; 6687 Bertogne; 6688 Longchamps
Bertrix; 6880 Auby-sur-Semois, Cugnon, Jehonville, Orgeo
Bouillon; 6830 Les Hayons, Poupehan, Rochehaut; 6831 Noirefontaine; 6832 Sensenruth; 6833 Ucimont, Vivy; 6834 Bellevaux; 6836 Dohan; 6838 Corbion
Chiny; 6810 Izel, Jamoigne; 6811 Les Bulles; 6812 Suxy; 6813 Termes
Daverdisse; 6929 Gembes, Haut-Fays, Porcheresse
Durbuy; 6940 Barvaux, Barvaux-sur-Ourthe, Grandhan, Septon, Wéris; 6941 Bende, Bomal, Bomal-sur-Ourthe, Borlon, Heyd, Izier, Tohogne, Villers-Sainte-Gertrude
Erezée; 6997 Amonines, Mormont, Soy
Etalle; 6740 Sainte-Marie-sur-Semois, Villers-sur-Semois; 6741 Vance; 6742 Chantemelle; 6743 Buzenol
Fauvillers; 6637 Hollange, Tintange
Florenville; 6820 Fontenoille, Muno, Sainte-Cécile; 6821 Lacuisine; 6823 Villers-devant-Orval; 6824 Chassepierre
Gouvy; 6670 Limerlé; 6671 Bovigny; 6672 Beho; 6673 Cherain; 6674 Montleban
Habay; 6720 Habay-la-Neuve, Hachy; 6721 Anlier; 6723 Habay-la-Vieille; 6724 Houdemont, Marbehan, Rulles
Herbeumont; 6887 Saint-Médard, Straimont
Hotton; 6990 Fronville, Hampteau, Marenne, Melreux
Houffalize; 6660 Nadrin; 6661 Mont, Tailles; 6662 Tavigny; 6663 Mabompré; 6666 Wibrin
La Roche-en-Ardenne; 6980 Beausaint, La Roche; 6982 Samrée; 6983 Ortho; 6984 Hives; 6986 Halleux
Léglise; 6860 Assenois, Ebly, Mellier, Witry
Libin; 6890 Anloy, Ochamps, Redu, Smuid, Transinne, Villance
Libramont-Chevigny; 6800 Libramont, Bras, Freux, Moircy, Recogne, Remagne, Saint-Pierre, Sainte-Marie-Chevigny
Manhay; 6960 Dochamps, Grandmenil, Harre, Malempré, Odeigne, Vaux-Chavanne
Marche-en-Famenne; 6900 Aye, Hargimont, Humain, Marloie, On, Roy, Waha
Martelange; 6630
Meix-devant-Virton; 6769 Gérouville, Robelmont, Sommethonne, Villers-la-Loue
Messancy; 6780 Hondelange, Wolkrange; 6781 Sélange; 6782 Habergy
Musson; 6750 Mussy-la-Ville, Signeulx
Nassogne; 6950 Harsin; 6951 Bande; 6952 Grune; 6953 Ambly, Forrières, Lesterny, Masbourg
Neufchâteau; 6840 Grandvoir, Grapfontaine, Hamipré, Longlier, Tournay
Paliseul; 6850 Carlsbourg, Offagne; 6851 Nollevaux; 6852 Maissin, Opont; 6853 Framont; 6856 Fays-les-Veneurs
Rendeux; 6987 Beffe, Hodister, Marcourt
Rouvroy; 6767 Dampicourt, Harnoncourt, Lamorteau, Torgny
Saint-Hubert; 6870 Arville, Awenne, Hatrival, Mirwart, Vesqueville
Saint-Léger; 6747 Châtillon, Meix-le-Tige
Sainte-Ode; 6680 Amberloup, Tillet; 6681 Lavacherie
Tellin; 6927 Bure, Grupont, Resteigne
Tenneville; 6970; 6971 Champlon; 6972 Erneuville
Tintigny; 6730 Bellefontaine, Rossignol, Saint-Vincent
Vaux-sur-Sûre; 6640 Hompré, Juseret, Morhet, Nives, Sibret, Vaux-lez-Rosières
Vielsalm; 6690 Bihain, Salmchâteau; 6692 Petit-Thier; 6698 Grand-Halleux
Virton; 6760 Bleid, Ethe, Ruette; 6761 Latour; 6762 Saint-Mard
Wellin; 6920 Sohier; 6921 Chanly; 6922 Halma; 6924 Lomprez
`,
  namur: `
Andenne; 5300 Bonneville, Coutisse, Landenne, Maizeret, Namêche, Sclayn, Seilles, Thon, Vezin
Anhée; 5537 Annevoie-Rouillon, Annevoie, Bioul, Denée, Haut-le-Wastia, Maredret, Sosoye, Warnant
Assesse; 5330 Maillen, Sart-Bernard; 5332 Crupet; 5333 Sorinne-la-Longue; 5334 Florée; 5336 Courrière
Beauraing; 5570 Baronville, Dion, Felenne, Feschaux, Honnay, Javingue, Vonêche, Wancennes, Winenne; 5571 Wiesme; 5572 Focant; 5573 Martouzin-Neuville; 5574 Pondrôme; 5576 Froidfontaine
Bièvre; 5555 Baillamont, Bellefontaine, Cornimont, Graide, Gros-Fays, Monceau-en-Ardenne, Naomé, Oizy, Petit-Fays
Cerfontaine; 5630 Daussois, Senzeilles, Silenrieux, Soumoy, Villers-Deux-Eglises
Ciney; 5590 Achêne, Braibant, Chevetogne, Conneux, Haversin, Leignon, Pessoux, Serinchamps, Sovet
Couvin; 5660 Aublain, Boussu-en-Fagne, Brûly, Brûly-de-Pesche, Cul-des-Sarts, Dailly, Frasnes, Gonrieux, Mariembourg, Pesche, Petigny, Petite-Chapelle, Presgaux
Dinant; 5500 Anseremme, Bouvignes-sur-Meuse, Bouvignes, Dréhance, Falmagne, Falmignoul, Furfooz; 5501 Lisogne; 5502 Thynes; 5503 Sorinnes; 5504 Foy-Notre-Dame
Doische; 5680 Gimnée, Gochenée, Matagne-la-Grande, Matagne-la-Petite, Niverlée, Romerée, Soulme, Vaucelles, Vodelée
Eghezée; 5310 Aische-en-Refail, Bolinne, Boneffe, Branchon, Dhuy, Hanret, Leuze, Liernu, Longchamps, Mehaigne, Noville-sur-Mehaigne, Saint-Germain, Taviers, Upigny, Waret-la-Chaussée
Fernelmont; 5380 Bierwart, Cortil-Wodon, Forville, Franc-Waret, Hemptinne, Hingeon, Marchovelette, Noville-les-Bois, Pontillas, Tillier
Floreffe; 5150 Floriffoux, Franière, Soye
Florennes; 5620 Corenne, Flavion, Hemptinne, Morville, Rosée, Saint-Aubin; 5621 Hanzinelle, Hanzinne, Morialmé, Thy-le-Bauduin
Fosses-la-Ville; 5070 Aisemont, Le Roux, Sart-Eustache, Sart-Saint-Laurent, Vitrival
Gedinne; 5575 Bourseigne-Neuve, Bourseigne-Vieille, Houdremont, Louette-Saint-Denis, Louette-Saint-Pierre, Malvoisin, Patignies, Rienne, Sart-Custinne, Vencimont, Willerzie
Gembloux; 5030 Beuzet, Ernage, Grand-Manil, Lonzée, Sauvenière; 5031 Grand-Leez; 5032 Bossière, Bothey, Corroy-le-Château, Isnes, Les Isnes, Mazy
Gesves; 5340 Faulx-les-Tombes, Haltinne, Mozet, Sorée
Hamois; 5360 Natoye; 5361 Mohiville, Scy; 5362 Achet; 5363 Emptinne; 5364 Schaltin
Hastière; 5540 Hastière-Lavaux, Hermeton-sur-Meuse, Waulsort; 5541 Hastière-par-delà; 5542 Blaimont; 5543 Heer; 5544 Agimont
Havelange; 5370 Barvaux-Condroz, Flostoy, Jeneffe, Porcheresse, Verlée; 5372 Méan; 5374 Maffe; 5376 Miécret
Houyet; 5560 Ciergnon, Finnevaux, Hulsonniaux, Mesnil-Eglise, Mesnil-Saint-Blaise; 5561 Celles; 5562 Custinne; 5563 Hour; 5564 Wanlin
Jemeppe-sur-Sambre; 5190 Balâtre, Ham-sur-Sambre, Mornimont, Moustier-sur-Sambre, Onoz, Saint-Martin, Spy
La Bruyère; 5080 Emines, Rhisnes, Villers-lez-Heest, Warisoulx; 5081 Bovesse, Meux, Saint-Denis
Mettet; 5640 Biesme, Biesmerée, Graux, Oret, Saint-Gérard; 5641 Furnaux; 5644 Ermeton-sur-Biert; 5646 Stave
Namur = Namen; 5000 Beez; 5001 Belgrade; 5002 Saint-Servais; 5003 Saint-Marc; 5004 Bouge; 5020 Champion, Daussoulx, Flawinne, Malonne, Suarlée, Temploux, Vedrin; 5021 Boninne; 5022 Cognelée; 5024 Gelbressée, Marche-les-Dames; 5100 Dave, Jambes, Naninne, Wépion, Wierde; 5101 Erpent, Lives-sur-Meuse, Loyers
Ohey; 5350 Evelette; 5351 Haillot; 5352 Perwez; 5353 Goesnes; 5354 Jallet
Onhaye; 5520 Anthée; 5521 Serville; 5522 Falaën; 5523 Sommière, Weillen; 5524 Gérin
Philippeville; 5600 Fagnolle, Franchimont, Jamagne, Jamiolle, Merlemont, Neuville, Omezée, Roly, Romedenne, Samart, Sart-en-Fagne, Sautour, Surice, Villers-en-Fagne, Villers-le-Gambon, Vodecée
Profondeville; 5170 Arbre, Bois-de-Villers, Lesve, Lustin, Rivière
Rochefort; 5580 Ave-et-Auffe, Buissonville, Eprave, Han-sur-Lesse, Jemelle, Lavaux-Sainte-Anne, Lessive, Mont-Gauthier, Villers-sur-Lesse, Wavreille
Sambreville; 5060 Arsimont, Auvelais, Falisolle, Keumiée, Moignelée, Tamines, Velaine-sur-Sambre
Sombreffe; 5140 Boignée, Ligny, Tongrinne
Somme-Leuze; 5377 Baillonville, Bonsin, Heure, Hogne, Nettinne, Noiseux, Sinsin, Waillet
Viroinval; 5670 Dourbes, Le Mesnil, Mazée, Nismes, Oignies-en-Thiérache, Olloy-sur-Viroin, Treignes, Vierves-sur-Viroin
Vresse-sur-Semois; 5550 Alle, Bagimont, Bohan, Chairière, Laforêt, Membre, Mouzaive, Nafraiture, Orchimont, Pussemange, Sugny, Vresse
Walcourt; 5650 Castillon, Chastrès, Clermont, Fontenelle, Fraire, Pry, Vogenée, Yves-Gomezée; 5651 Berzée, Gourdinne, Laneffe, Rognée, Somzée, Tarcienne, Thy-le-Château
Yvoir; 5530 Dorinne, Durnal, Evrehailles, Godinne, Houx, Mont, Purnode, Spontin
`,
} as const
