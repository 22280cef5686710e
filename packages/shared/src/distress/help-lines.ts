// Where a parent in distress is sent: facts, not advice. No number here was called to check it. The last but one column says how
// sure a line is: 'document' is written in the source named after it, 'memory' is not shown until a person has looked at the
// organisation's own page.

/** Country | name | emergency number | what helps people who cannot speak. */
export const countryTable = `
US | United States | 911 | Text to 911 works in many places, not in all.
CA | Canada | 911 | -
GB | United Kingdom | 999 | Call 999 from a mobile, cough or tap when asked, then press 55.
IE | Ireland | 112 | -
AU | Australia | 000 | -
NZ | Aotearoa New Zealand | 111 | Call 111 and say nothing; from a mobile press 55, from a landline any key.
IN | India | 112 | -
ZA | South Africa | 112 | -
SG | Singapore | 995 | -
DE | Germany | 112 | -
ES | Spain | 112 | -
FR | France | 112 | Free SMS to 114, also for violence at home.
IT | Italy | 112 | -
NL | Netherlands | 112 | -
EU | European Union, other countries | 112 | -
default | Anywhere else | 112 | -
`

/** Country | type | name | phone | text or chat | hours | address | how sure | source. */
export const lineTable = `
US | crisis | 988 Suicide & Crisis Lifeline | 988 | Text 988, chat at 988lifeline.org | 24/7 | https://988lifeline.org | document | https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline
US | domestic_violence | National Domestic Violence Hotline | 1-800-799-7233 | Text START to 88788, chat at thehotline.org | 24/7 | https://www.thehotline.org | document | https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts
US | child_abuse | Childhelp National Child Abuse Hotline | 1-800-422-4453 | Text 1-800-422-4453, chat at childhelphotline.org | 24/7 | https://childhelphotline.org | document | https://childhelphotline.org/how-it-works
US | poison | Poison Help | 1-800-222-1222 | webPOISONCONTROL at poison.org | 24/7 | https://www.poison.org | document | https://poisonhelp.hrsa.gov/es/poison-centers
US | battery | National Battery Ingestion Hotline | 1-800-498-8666 | - | 24/7 | https://www.poison.org/battery | document | https://chp.edu/injury-prevention/safety/home-and-yard/battery
US | perinatal | National Maternal Mental Health Hotline | 1-833-852-6262 | Text 1-833-852-6262 | 24/7 | https://mchb.hrsa.gov/national-maternal-mental-health-hotline | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
US | perinatal | Postpartum Support International | 1-800-944-4773 | Text HELP to 1-800-944-4773 | Call back; not for emergencies | https://www.postpartum.net | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
US | parents | National Parent Helpline | 1-855-427-2736 | - | Weekdays; check | https://www.nationalparenthelpline.org | memory | -
CA | crisis | 9-8-8: Suicide Crisis Helpline | 988 | Text 988 | 24/7 | https://988.ca | document | https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html
CA | domestic_violence | ShelterSafe (map of shelters and their lines) | - | sheltersafe.ca | Shelters 24/7 | https://sheltersafe.ca | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
CA | child_abuse | Kids Help Phone | 1-800-668-6868 | Text CONNECT to 686868 | 24/7 | https://kidshelpphone.ca | memory | -
CA | child_abuse | Childhelp (serves Canada as well) | 1-800-422-4453 | Text 1-800-422-4453 | 24/7 | https://childhelphotline.org | document | https://thehopeline.com/reportabuse
CA | poison | Poison centres of Canada | 1-844-764-7669 | - | 24/7 | https://infopoison.ca | document | https://www.nexreg.com/canada-launches-poison-centre-telephone-number
CA | perinatal | Postpartum Support International (Canada too) | 1-800-944-4773 | Text HELP | Call back | https://www.postpartum.net | document | quoted in a public source file of October 2026 for CA
GB | crisis | Samaritans | 116 123 | jo@samaritans.org (answer may take days) | 24/7 | https://www.samaritans.org | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
GB | crisis | Shout | - | Text SHOUT to 85258 | 24/7 | https://giveusashout.org | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
GB | domestic_violence | National Domestic Abuse Helpline (Refuge) | 0808 2000 247 | nationaldahelpline.org.uk | 24/7 | https://www.nationaldahelpline.org.uk | document | https://www.centre56.org.uk/domestic-abuse
GB | domestic_violence | Scotland's Domestic Abuse and Forced Marriage Helpline | 0800 027 1234 | sdafmh.org.uk | 24/7 | https://www.sdafmh.org.uk | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
GB | domestic_violence | Live Fear Free (Wales) | 0808 80 10 800 | gov.wales/live-fear-free | 24/7 | https://www.gov.wales/live-fear-free | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
GB | domestic_violence | Domestic and Sexual Abuse Helpline (Northern Ireland) | 0808 802 1414 | dsahelpline.org | 24/7 | https://dsahelpline.org | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
GB | domestic_violence | Men's Advice Line (Respect) | 0808 801 0327 | mensadviceline.org.uk | Weekdays, daytime; check | https://mensadviceline.org.uk | document | https://www.centre56.org.uk/domestic-abuse
GB | child_abuse | NSPCC Helpline (adults worried about a child) | 0808 800 5000 | help@nspcc.org.uk, any hour | Mon-Fri 8-22, weekend 9-18 in the source; shortened since (from memory: Mon-Fri 10-16) | https://www.nspcc.org.uk | document | https://www.nspcc.org.uk/about-us/news-opinion/2020/one-million-funding-government-nspcc-helpline/
GB | child_abuse | Childline (for children) | 0800 1111 | childline.org.uk | 24/7 | https://www.childline.org.uk | memory | -
GB | poison | NHS 111 | 111 | 111.nhs.uk | 24/7 | https://111.nhs.uk | document | https://www.plymouthhospitals.nhs.uk/crisis/
GB | perinatal | PANDAS Foundation | 0808 1961 776 | Text PANDAS to 85258 | Mon-Fri 10-17 in the source | https://pandasfoundation.org.uk | document | a public source file of October 2026 (third party)
GB | parents | Family Lives (England and Wales) | 0808 800 2222 | - | Mon-Fri 9-21, weekend 10-15 in the source | https://www.familylives.org.uk | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
GB | parents | Children First Support Line (Scotland) | 08000 28 22 33 | - | Mon-Fri 9-21, weekend 9-12 in the source | https://www.childrenfirst.org.uk | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
IE | crisis | Samaritans | 116 123 | jo@samaritans.ie | 24/7 | https://www.samaritans.org/ireland | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
IE | crisis | Text About It | - | Text HELLO to 50808 | 24/7 | https://www.textaboutit.ie | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
IE | crisis | Pieta | 1800 247 247 | Text HELP to 51444 | 24/7 | https://www.pieta.ie | document | quoted in a public source file of October 2026 for IE
IE | domestic_violence | Women's Aid National Freephone Helpline | 1800 341 900 | womensaid.ie | 24/7 | https://www.womensaid.ie | document | https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/
IE | domestic_violence | Men's Aid Ireland | 01 554 3811 | - | Mon-Fri 9-17 in the source | https://www.mensaid.ie | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
IE | child_abuse | Childline (ISPCC) | 1800 66 66 66 | childline.ie | 24/7 | https://www.childline.ie | document | http://www.breakingnews.ie/ireland/childine-volunters-answered-1020-calls-from-children-on-christmas-day-820223.html
IE | poison | National Poisons Information Centre, public line | 01 809 2166 | - | Daily 8-22; outside these hours GP, hospital or 112 | https://poisons.ie | document | https://poisons.ie/public/first-aid-safety/
IE | perinatal | HSE maternity and perinatal mental health information | - | hse.ie | - | https://www2.hse.ie/mental-health/ | memory | -
IE | parents | Parentline | 01 873 3500 | - | Mon-Thu 10-21, Fri 10-19 in the source | https://www.parentline.ie | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
AU | crisis | Lifeline | 13 11 14 | Text 0477 13 11 14, chat at lifeline.org.au | 24/7 | https://www.lifeline.org.au | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
AU | domestic_violence | 1800RESPECT | 1800 737 732 | Text 0458 737 732, chat at 1800respect.org.au | 24/7 | https://www.1800respect.org.au | document | https://thedailyaus.com.au/stories/1800-respect-text-messaging/
AU | child_abuse | Kids Helpline (children and young people) | 1800 55 1800 | kidshelpline.com.au | 24/7 | https://kidshelpline.com.au | memory | -
AU | poison | Poisons Information Centre | 13 11 26 | - | 24/7 | https://www.poisonsinfo.health.qld.gov.au | document | https://www.poisonsinfo.health.qld.gov.au
AU | perinatal | PANDA National Perinatal Mental Health Helpline | 1300 726 306 | panda.org.au | Daily or Mon-Sat: two sources of October 2026 differ | https://www.panda.org.au | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
AU | perinatal | ForWhen | 1300 24 23 22 | - | Mon-Fri, office hours | https://forwhenhelpline.org.au | memory | -
NZ | crisis | 1737, Need to talk? | 1737 | Text 1737 | 24/7 | https://1737.org.nz | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
NZ | crisis | Lifeline Aotearoa | 0800 543 354 | Text HELP to 4357 (from memory) | 24/7 | https://www.lifeline.org.nz | document | quoted in a public source file for NZ
NZ | domestic_violence | Women's Refuge crisis line | 0800 733 843 | Shielded Site on large NZ web pages leaves no history | 24/7 | https://womensrefuge.org.nz | document | https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/
NZ | domestic_violence | Shine Helpline (all genders) | 0508 744 633 | - | Daily 9-23 in the source | https://www.2shine.org.nz | document | https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/
NZ | child_abuse | Oranga Tamariki | 0508 326 459 | - | 24/7 | https://www.orangatamariki.govt.nz | document | https://www.justice.govt.nz/family/keep-children-safe
NZ | poison | National Poisons Centre | 0800 764 766 | - | 24/7 | https://poisons.co.nz | document | https://www.plunket.org.nz/your-child/emergency/poisons/in-the-garden/
NZ | perinatal | PlunketLine (Whānau Āwhina) | 0800 933 922 | - | 24/7 | https://www.plunket.org.nz | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
NZ | domestic_violence | Are You OK family violence line | 0800 456 450 | - | 24/7 in the list of October 2026; an older page says 9-23 | https://areyouok.org.nz | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
NZ | parents | PlunketLine (Whānau Āwhina) | 0800 933 922 | - | 24/7 | https://www.plunket.org.nz | document | a public list of support lines (third party) that says each entry was read on the organisation's own page on 1 or 7 October 2026
IN | crisis | Tele MANAS | 14416 | 1-800-891-4416 | 24/7 | https://telemanas.mohfw.gov.in | document | https://www.thehawk.in/news/health/tele-manas-mental-health-helpline-handles-over-238-lakh-calls-since-2022-prataprao-jadhav
IN | domestic_violence | Women Helpline | 181 | 1091 (police, women in distress) | 24/7, run by each state | https://wcd.gov.in | document | https://visitnilgiris.org/en/rights/women-child-safety
IN | domestic_violence | National Commission for Women | 7827170170 | WhatsApp on the same number (third party) | 24/7 from memory; another source says Mon-Sat | http://ncw.nic.in | document | quoted in several public source files (third party)
IN | child_abuse | Child Helpline | 1098 | - | 24/7 | https://wcd.gov.in | document | https://en.wikipedia.org/wiki/Childline_India
IN | poison | National Poisons Information Centre, AIIMS Delhi | 1800 116 117 | 011-26589391, 011-26593677 | 24/7 | - | document | quoted in several public source files (third party); centre and round-the-clock service: https://www.amrita.edu/publication/the-need-for-a-poison-information-center-in-every-major-hospital/
IN | perinatal | Tele MANAS | 14416 | - | 24/7 | https://telemanas.mohfw.gov.in | document | https://www.thehawk.in/news/health/tele-manas-mental-health-helpline-handles-over-238-lakh-calls-since-2022-prataprao-jadhav
ZA | crisis | SADAG Suicide Crisis Helpline | 0800 567 567 | SMS 31393 | 24/7 (from memory; a 2020 source says daily 8-20) | https://www.sadag.org | document | https://www.thedailyvox.co.za/important-resources-for-the-lockdown/
ZA | crisis | LifeLine South Africa | 0861 322 322 | - | 24/7 | https://lifelinesa.co.za | document | https://www.thedailyvox.co.za/important-resources-for-the-lockdown/
ZA | domestic_violence | Gender-Based Violence Command Centre | 0800 428 428 | Please Call Me *120*7867#; SMS help to 31531 | 24/7 | https://gbv.org.za | document | http://gbv.org.za/about-us
ZA | child_abuse | Childline South Africa | 116 | childlinesa.org.za | 24/7 | https://www.childlinesa.org.za | document | https://vukuzenzele.gov.za/children-can-call-116-help
ZA | poison | Poisons Information Helpline | 0861 555 777 | - | 24/7 | https://www.westerncape.gov.za | document | https://www.westerncape.gov.za/service/poisons-information-helpline-western-cape
ZA | perinatal | SADAG | 0800 567 567 | SMS 31393 | 24/7 (from memory) | https://www.sadag.org | memory | -
SG | crisis | Samaritans of Singapore (SOS) | 1767 | WhatsApp 9151 1767 | 24/7 | https://www.sos.org.sg | document | https://www.channelnewsasia.com/singapore/suicide-whatsapp-service-caretext-samaritans-singapore-help-2929241
SG | crisis | national mindline | 1771 | WhatsApp 6669 1771, chat at mindline.sg | 24/7 | https://www.mindline.sg | document | a copy of the Channel NewsAsia report of 18 June 2025
SG | domestic_violence | National Anti-Violence and Sexual Harassment Helpline | 1800 777 0000 | - | 24/7 | https://www.msf.gov.sg | document | https://www.straitstimes.com/singapore/community/msf-launches-24-hour-family-violence-helpline
SG | child_abuse | National Anti-Violence and Sexual Harassment Helpline | 1800 777 0000 | - | 24/7 | https://www.msf.gov.sg | document | https://www.straitstimes.com/singapore/community/msf-launches-24-hour-family-violence-helpline
SG | poison | - | - | - | - | - | memory | -
SG | perinatal | national mindline | 1771 | WhatsApp 6669 1771 | 24/7 | https://www.mindline.sg | document | a copy of the Channel NewsAsia report of 18 June 2025
DE | crisis | TelefonSeelsorge | 0800 111 0 111 | 0800 111 0 222, 116 123, online.telefonseelsorge.de | 24/7 | https://www.telefonseelsorge.de | document | quoted in several public source files
DE | domestic_violence | Hilfetelefon Gewalt gegen Frauen | 116 016 | Chat at hilfetelefon.de | 24/7 | https://www.hilfetelefon.de | document | https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html
DE | domestic_violence | Hilfetelefon Gewalt an Männern | 0800 123 99 00 | - | Weekdays; check | https://www.maennerhilfetelefon.de | memory | -
DE | child_abuse | Hilfe-Telefon Sexueller Missbrauch | 0800 22 55 530 | - | Weekdays at set hours; check | https://www.hilfe-portal-missbrauch.de | memory | -
DE | parents | Elterntelefon (Nummer gegen Kummer) | 0800 111 0550 | - | Mon-Fri 9-17, Tue and Thu to 19 (2020) | https://www.nummergegenkummer.de | document | https://kinderschutzbund-muenster.de/blog/2020/04/08/zusaetzliche-beratungszeiten-am-elterntelefon/
DE | poison | Giftnotruf (by state) | 030 19240 | - | 24/7 | https://www.bvl.bund.de | document | https://www.rtl.de/cms/giftnotruf-hotline-in-jeder-stadt-anders-diese-nummern-sollten-sie-kennen-4436535.html
DE | perinatal | Schatten & Licht e.V. | - | schatten-und-licht.de | Volunteers; check | https://schatten-und-licht.de | memory | -
DE | perinatal | Hilfetelefon Schwangere in Not | 0800 40 40 020 | - | 24/7 | https://www.hilfetelefon-schwangere.de | memory | -
ES | crisis | Línea 024 | 024 | chat at linea024.es (from memory) | 24/7 | https://www.sanidad.gob.es/linea024 | document | https://theobjective.com/espana/2022-05-10/024-telefono-gratuito-prevenir-suicidio
ES | crisis | Teléfono de la Esperanza | 717 003 717 | - | 24/7 | https://telefonodelaesperanza.org | document | https://maldita.es/malditaciencia/20220510/024-numero-telefono-atencion-suicidio-espana-gratuito
ES | domestic_violence | 016 | 016 | WhatsApp 600 000 016, 016-online@igualdad.gob.es | 24/7 | https://violenciagenero.igualdad.gob.es | document | https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio
ES | child_abuse | ANAR (children; adults are advised, too) | 900 20 20 10 | 116 111, chat at anar.org | 24/7 | https://www.anar.org | document | https://www.adeces.org/anar-el-esfuerzo-por-proteger-los-derechos-de-nins-y-adolescentes/
ES | poison | Servicio de Información Toxicológica | 91 562 04 20 | - | 24/7 | https://www.mjusticia.gob.es | document | http://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html
ES | perinatal | - | - | - | - | - | memory | -
FR | crisis | 3114, numéro national de prévention du suicide | 3114 | 3114.fr | 24/7 | https://3114.fr | document | quoted in a public source file for FR
FR | domestic_violence | 3919 Violences Femmes Info | 3919 | solidaritefemmes.org | 24/7 | https://solidaritefemmes.org | document | https://solidaritefemmes.org/appeler-le-3919/
FR | child_abuse | 119 Allô Enfance en Danger | 119 | chat at allo119.gouv.fr | 24/7 | https://www.allo119.gouv.fr | document | https://madinin-art.net/allo-enfance-en-danger-119-un-numero-pour-les-situations-durgence-2
FR | poison | Centre antipoison (by region) | 01 40 05 48 48 | - | 24/7 | https://centres-antipoison.net | document | http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre
FR | perinatal | 1000 premiers jours (what to do, whom to call) | - | 1000-premiers-jours.fr | - | https://www.1000-premiers-jours.fr | document | http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre
IT | crisis | Telefono Amico Italia | 02 2327 2327 | - | Daily 10-24 (2020) | https://www.telefonoamico.it | document | https://vivimilano.corriere.it/attivita-bambini/attivita-varie/coronavirus-telefono-amico-italia-attiva-un-nuovo-numero/
IT | domestic_violence | 1522 | 1522 | chat at 1522.eu | 24/7 | https://www.1522.eu | document | https://tg24.sky.it/cronaca/2023/11/23/1522-numero-antiviolenza-donne
IT | child_abuse | 114 Emergenza Infanzia | 114 | chat at 114.it | 24/7 | https://www.114.it | document | https://www.comune.trieste.it/114-emergenza-infanzia
IT | poison | Centro antiveleni Roma, Policlinico Gemelli | 06 305 4343 | - | 24/7 | https://www.policlinicogemelli.it | document | http://www.policlinicogemelli.it/Policlinico_Gemelli.aspx?n=S_CAV_Centro_Antiveleni
IT | perinatal | - | - | - | - | - | memory | -
NL | crisis | 113 Zelfmoordpreventie | 113 | 0800-0113, chat at 113.nl | 24/7 | https://www.113.nl | document | https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt
NL | domestic_violence | Veilig Thuis | 0800-2000 | chat at veiligthuis.nl at set hours | 24/7 | https://veiligthuis.nl | document | https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld
NL | child_abuse | Veilig Thuis | 0800-2000 | chat at veiligthuis.nl at set hours | 24/7 | https://veiligthuis.nl | document | https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld
NL | poison | - | - | - | - | - | memory | -
NL | perinatal | - | - | - | - | - | memory | -
EU | crisis | European emotional support number | 116 123 | - | Differs; not in every country | - | memory | -
EU | domestic_violence | European number for women facing violence | 116 016 | - | Differs; being introduced country by country | - | document | https://www.der-paritaetische.de/alle-meldungen/bundesweites-hilfetelefon-gewalt-gegen-frauen-wird-zehn-und-bekommt-vereinfachte-rufnummer/
EU | child_abuse | European child helpline | 116 111 | - | Differs | - | memory | -
EU | poison | - | - | - | - | - | memory | -
EU | perinatal | - | - | - | - | - | memory | -
default | crisis | Find A Helpline (directory by country) | - | findahelpline.com | - | https://findahelpline.com | document | quoted in public source files as a directory confirmed by the helplines themselves
default | crisis | Befrienders Worldwide (directory) | - | befrienders.org | - | https://befrienders.org | memory | -
default | domestic_violence | NO MORE Global Directory | - | nomoredirectory.org | - | https://nomoredirectory.org | memory | -
default | child_abuse | Child Helpline International (members by country) | - | childhelplineinternational.org | - | https://childhelplineinternational.org | document | https://www.childhelplineinternational.org/our-work/news/six-digits-worth-remembering/
default | poison | World directory of poison centres (WHO) | - | who.int | - | https://www.who.int | memory | -
default | perinatal | Postpartum Support International (volunteers in many countries) | - | postpartum.net | - | https://www.postpartum.net | memory | -
`
