import { roster, type Corpus } from "../corpus.ts";

export const weddingPlanners: Corpus = {
  slug: "wedding-planners",
  roster: roster(`
Lerato Mofokeng Weddings | Lerato Mofokeng | Clarens, Free State | Full planning | sotho | 3 | I plan twelve weddings a year and no more, because each of them gets my telephone number. From magadi to the last guest's shuttle, I carry the list so that your mother need not.
Two Families Weddings | Thandeka Mkhwanazi | Durban, KwaZulu-Natal | Traditional weddings | zulu | 23 | Most of our work is diplomacy. The rest is spreadsheets and a boot full of safety pins.
Plan B Weddings | Megan Rossouw | Stellenbosch, Western Cape | Day-of coordination | english | 2 | You planned it. We make it happen, in comfortable shoes, with a weather radar open.
Safari Vows | Hendrik Prinsloo | Hoedspruit, Limpopo | Destination weddings | afrikaans | 34 | Guests from six countries, two charter flights and one leopard that was not invited.
Mehndi to Manyano | Shanthi Reddy | Lenasia, Gauteng | Full planning | tamil | 23 | Cross-cultural weekends with three outfits a day: we draw the timetable in colour and everybody gets the right page.
Makoti Moments | Zandile Nqoko | East London, Eastern Cape | Traditional weddings | xhosa | 12 | I explain the custom to the photographer, the caterer and your new husband's best friend, so that you need not.
Kleinbaai Elopements | Rochelle May | Gansbaai, Western Cape | Elopement planning | kaaps | 12 | Two people, one officer, one cliff. I bring the flowers, the witnesses and the flask.
Jozi Event House | Mandla Sithebe | Johannesburg, Gauteng | Full planning | zulu | 4 | Large weddings for people whose phones do not stop ringing. Ours does the answering.
Chuppah & Co | Shira Goldblatt | Johannesburg, Gauteng | Day-of coordination | jewish | 34 | From aufruf to sheva brachot, with caterers who answer to two rabbis and one of us.
Bakgatla Brides | Tshegofatso Pilane | Sun City, North West | Traditional weddings | tswana | 2 | We grew up in Moruleng and plan in two languages, with both kgosi and contractor on speed dial.
Panorama Planners | Ncobile Magagula | White River, Mpumalanga | Destination weddings | swati | 23 | The airport is twelve minutes away, the gorge forty, and we have keys to nine farms.
Groen Karoo Troues | Riana Olivier | Sutherland, Northern Cape | Elopement planning | afrikaans | 2 | Minus eight degrees, a fire, a telescope and the two of you in blankets.
  `),
  starts: [6_500, 15_000, 42_000, 95_000],
  ways: [
    "We take no commission from anybody we recommend, so the cheapest good answer is the one you hear.",
    "{first} is at every meeting and at every wedding. There are no juniors with clipboards.",
    "One shared budget sheet, updated every Friday, in rand and without surprises.",
    "Our contact list of {town} and the country around it took {years} years to grow, and it is yours.",
    "We write the programme to the minute and then leave room in it for singing.",
    "Both families get a meeting of their own, with tea, before any decision that has a custom in it.",
    "On the day there are two of us, with needle, thread, phone chargers and a spare ring pillow.",
  ],
  services: [
    "Full planning",
    "Day-of coordination",
    "Budget and supplier list",
    "Venue search",
    "Family meetings",
    "Guest transport and rooms",
    "Programme and run sheet",
    "Legal papers and officers",
  ],
  specialties: [
    "Two-ceremony weekends",
    "Intercultural weddings",
    "Destination guests",
    "Small budgets",
    "Elopements",
    "Tented weddings",
  ],
  packages: [
    "Full planning package, from {price 1.8}",
    "Day-of coordination package, from {price 0.7}",
    "Traditional weekend package, from {price 1.4}",
    "Supplier search service, from {price 0.35}",
    "Elopement package, from {price 0.5}",
    "Two-hour advice service",
  ],
  teams: ["Just me and a day team", "2 people", "3-5 people"],
  leads: ["6 to 18 months", "4 to 12 months", "8 weeks for a coordinated day"],
  awards: [
    "SA Wedding Awards, planner of the year 2023",
    "Condé Nast destination team 2022",
    "Certified by the Association of Bridal Consultants",
    "Business Women's Association finalist",
  ],
  captions: [
    "Ten minutes to go",
    "The run sheet",
    "Guests on the lawn",
    "After months of lists",
    "The quiet corner",
    "Last touches",
  ],
};
