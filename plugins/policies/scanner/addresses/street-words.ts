/** Words for streets, by their position in the address, with the capitalization used there. */

/** After the name: English. */
export const wordsAfter =
  '(?:Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Circle|Cir|Place|Pl|Square|Sq|Terrace|Ter|Trail|Trl|Parkway|Pkwy|Way|Highway|Hwy|Close|Crescent|Cres|Grove|Gardens|Hill|Hills|Loop|Alley|Row|Walk|Mews|Rise|View|Green|Park|Quay|Wharf|Parade|Esplanade|Crossing|Freeway|Expressway|Turnpike|Pike|Run|Path|Point|Ridge|Heights|Mount|Plaza|Broadway|Union|Mall|Mission|Village|Junction|Streets|Avenues|Roads|Cove|Gateway|Meadow|Meadows|Bend|Brook|Creek|Field|Fields|Glen|Haven|Hollow|Knoll|Lake|Landing|Manor|Mill|Orchard|Pass|Passage|Pines|Port|Reach|Route|Shore|Spring|Springs|Station|Summit|Track|Valley|Vista|Terr|Tce|Expy|Tpke|Fwy|Bypass|Byp|Skyway|Causeway|Ctr|Grv|Gln|Mnr|Rdg|Hts|Holw|Knl|Xing|Vlg|Vly|Croft|Garth|Wynd|Promenade|Pde|STREET|ST|AVENUE|AVE|ROAD|RD|BOULEVARD|BLVD|LANE|LN|DRIVE|DR|COURT|CT|CIRCLE|CIR|PLACE|PL|TERRACE|TERR|TRAIL|TRL|PARKWAY|PKWY|WAY|HIGHWAY|HWY|TURNPIKE|SQUARE|LOOP|PIKE)';

/** Before the name: Romance and Slavic languages, Greek, Turkish, Arabic. */
export const wordsBefore =
  '(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d\\.?|[Bb]-dul|[Șș]os\\.|[Șș]oseaua|[Pp]lace|[Cc]hemin|[Aa]llée|[Cc]haussée|[Ii]mpasse|[Qq]uai|[Rr]oute|[Cc]ours|[Vv]ia|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada|[Cc]ontrada|[Cc]alle|C/|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Aa]v\\.?|[Pp]laza|[Pp]aseo|[Gg]lorieta|[Cc]allejón|[Cc]alzada|[Pp]asaje|[Pp]rivada|[Ee]xplanada|[Bb]ulevar|Blvd\\.|Carr\\.|Prol\\.|[Rr]ambla|[Gg]ran [Vv]ía|[Jj]irón|[Jj]r\\.|[Cc]amino|[Cc]arretera|[Cc]tra\\.?|[Rr]onda|[Tt]ravesía|[Rr]ua|[Tt]ravessa|[Pp]raça|[Pp]raceta|[Aa]lameda|[Ee]strada|[Rr]odovia|[Ll]adeira|[Qq]uinta|[Bb]eco|[Vv]iela|[Rr]otunda|[Bb]orgo|[Ss]alita|[Ll]ungomare|[Pp]iazzetta|[Vv]oie|[Ss]entier|[Ff]aubourg|[Uu]l\\.|[Uu]lica|[Uu]lice|[Aa]l\\.|[Aa]leja|[Aa]leje|[Bb]ulw\\.|[Tt]ř\\.|[Uu]lic[aeiuy]|[Jj]alan|[Jj]l\\.|[Jj]ln\\.|[Gg]g\\.|[Dd]s\\.|Đường|đường|Phố|phố|Ffordd|Heol|Stryd|[Ii]ntrarea|[Ss]tr-la|[Aa]venija|[Tt]rg|[Pp]l\\.|[Pp]lac|[Oo]s\\.|[Tt]rg|[Nn]áměstí|[Nn]ám\\.|[Tt]řída|[Ss]trada|[Ss]tr\\.|[Bb]ulevardul|[Aa]leea|[Cc]alea|[Uu]litsa|[Pp]rospekt|[Cc]arrer|[Aa]vinguda|[Pp]asseig|[Pp]laça|[Aa]m|[Aa]n der|[Aa]n den|[Aa]uf der|[Aa]uf dem|[Ii]m|[Ii]n der|[Zz]um|[Zz]ur|[Uu]nter den|[Aa]lte|[Aa]lter|[Aa]ltes|[Pp]latz de[rs]|[Ll]aan van|ул\\.?|[Уу]лица|[Пп]роспект|[Пп]росп\\.|пр-т|[Пп]ереулок|[Пп]ер\\.|[Бб]ульвар|[Бб]улевард|б-р|[Нн]абережная|[Нн]аб\\.|[Шш]оссе|[Пп]лощадь|[Пп]лощад|[Пп]лоща|пл\\.|[Вв]улиця|вул\\.|[Пп]ровулок|пров\\.|[Бб]ул\\.|пр\\.|[Мм]айдан|[Пп]роезд|[Аа]ллея|Αγ\\.|Πλ\\.|Λεωφ\\.|Οδός|Λεωφόρος|Πλατεία|Leoforos|Odos)';

/** Suffixes of the name: Germanic, Nordic, Baltic, Hungarian, Finnish. */
export const endings =
  '(?:stra(?:ß|ss)e|str\\.?|weg|platz|gasse|gässli|allee|ring|damm|ufer|steig|graben|markt|wall|bachstrasse|brücke|straat|laan|plein|singel|gracht|kade|dijk|dreef|steenweg|baan|lei|hof|pad|wei|gatan|gata|gate|gaten|gade|gyde|siedlung|vägen|väg|veien|vegen|vei|veg|vej|vejen|alle|plads|torget|torg|stræde|stræti|gøta|stien|sti|bakken|bakke|lund|lunden|gränd|stigen|backe|backen|svingen|toppen|kroken|haugen|åsen|katu|tie|kuja|polku|rinne|penger|tänav|tee|puiestee|maantee|iela|gatvė|holtet|terrasse|parken|vangen|marken|toften|engen|have|haven|kær|skov|dal|krogen|løkken|mose|ager|torv|allén|bulevardi|esplanadi|raitti|aukio|gärdet|plantsoen|vegur|stígur|braut|moen|aas|berg|bergshauge|vold|ager)';

/** A separate word between name and number: Hungarian, Nordic, Dutch, Turkish and Slavic languages, and those of the Caucasus and Central Asia. */
export const wordsBetween =
  '(?:utca|u\\.|út|útja|tér|krt\\.?|körút|rkp\\.?|rakpart|sétány|köz|kapu|kapu|Straße|Strasse|Weg|Platz|Allee|Gasse|Ring|straße|strasse|weg|platz|straat|laan|plein|väg|Väg|gata|gate|terrasse|plads|plass|vei|Vei|plats|torg|torv|alle|vej|katu|tie|bulevardi|esplanadi|raitti|aukio|Sokak|Sokağı|Sk\\.|Caddesi|Cad\\.|Cd\\.|Bulvarı|Mahallesi|Mah\\.|iela|gatvė|tänav|ulica|cesta|náměstí|námestie|třída|nábřeží|kneź|sugárút|fasor|dűlő|küçəsi|küç\\.|prospekti|Küçəsi|Prospekti|ko‘chasi|bulvari|bulvāris|gatve|g\\.|mnt|pst|prospekts|prospektas|plentas|kelias|takas|aplinkkelis|vieškelis|skersgatvis|aikštė|alėja|põik|наб\\.|набережная|аллея|улица|ул\\.|проспект|пр\\.|проезд|переулок|пер\\.|бульвар|шоссе|площадь|вулиця|провулок|майдан|көшесі|даңғылы|ქუჩა|გამზირი|გამზ\\.|ხეივანი|ჩიხი|փողոց|պողոտա)';

/** After ordinals, even in lower case: `42nd street`. */
export const wordsAfterOrdinals =
  '(?:[Ss]treet|[Ss]t|[Aa]venue|[Aa]ve|[Rr]oad|[Rr]d|[Pp]lace|[Pp]l|[Dd]rive|[Tt]errace)';

/** After names in lower case, which require a postcode or context words. */
export const wordsInLowerCase =
  '(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|parkway|pkwy|highway|hwy|circle|cir|terrace|place|trail|pike)';
