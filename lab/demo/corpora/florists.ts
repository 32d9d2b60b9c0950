import { roster, type Corpus } from "../corpus.ts";

export const florists: Corpus = {
  slug: "florists",
  roster: roster(`
Naidoo & Daughters Florals | Kavitha Naidoo | Umhlanga, KwaZulu-Natal | Garlands and mala | tamil | 23 | My father sold marigolds at Warwick Junction for thirty years. My sisters and I string the malas, build the mandap flowers and still argue about his roses.
Fynbos Society | Emma Brink | Elgin, Western Cape | Fynbos and protea | english | 23 | We pick at six from a mountain that burns every fifteen years, on purpose, and comes back better.
Blomme by die Dam | Hettie Strauss | Parys, Free State | Table flowers | afrikaans | 12 | Dahlias, cosmos and whatever stands next to the Vaal that week, in jars that belonged to somebody's ouma.
Izimbali zeNkosi | Phumzile Khanyile | Eshowe, KwaZulu-Natal | Ceremony arches | zulu | 2 | Arum lilies, tree fern and clivias from the Dlinza side, hung the way a forest would do it.
Stem & Story | Gugu Radebe | Sandton, Gauteng | Bridal bouquets | zulu | 34 | One bouquet, built around one flower that means something. We ask a great many questions.
Droogblom | Christa van Rooyen | Prince Albert, Western Cape | Dried flowers | afrikaans | 2 | Everlastings, restios and seed pods that will still look like your wedding on your tenth anniversary.
The Rose Karoo | Petronella April | Oudtshoorn, Western Cape | Table flowers | kaaps | 1 | Roses grown in red soil smell of something. Ours are cut the same morning.
Amagolide Flowers | Vuyokazi Mbeki | Gqeberha, Eastern Cape | Ceremony arches | xhosa | 12 | An arch for the church at ten, moved to the tent by noon, and to the homestead on Sunday.
Limpopo Orchid House | Ndivhuwo Tshivhase | Louis Trichardt, Limpopo | Bridal bouquets | venda | 2 | Orchids from our own shade house, tied with munwenda ribbon if you like.
Leaf Lane | Samantha Bothma | Dullstroom, Mpumalanga | Fynbos and protea | english | 2 | Highland proteas in frost, ferns all year round, and trout for the florist.
Setshaba Flowers | Onkarabile Mokone | Mahikeng, North West | Table flowers | tswana | 1 | Big bright centrepieces that see you from the gate.
Flora Kimberlensis | Jolene Saunders | Kimberley, Northern Cape | Dried flowers | english | 1 | Grasses, cottons and camel-thorn pods from the veld around the Big Hole.
  `),
  starts: [2_800, 6_500, 15_000, 38_000],
  ways: [
    "We work with what is in season and tell you in March what September will look like.",
    "{first} draws every arrangement before quoting, so the quote shows flowers and not just figures.",
    "Foam-free: chicken wire, moss and water. The buckets go home with us and the flowers with your guests.",
    "Set-up and strike are included, also on a Sunday after midnight.",
    "Bouquets arrive in water at the house at nine, the rest at the venue by noon.",
    "Ceremony flowers are moved to the reception by us during the photographs, so you pay once.",
    "After {events} weddings we know which roses sulk in the heat.",
  ],
  services: [
    "Bridal bouquets",
    "Buttonholes and corsages",
    "Ceremony arch",
    "Table centrepieces",
    "Garlands and malas",
    "Hanging installations",
    "Church flowers",
    "Next-day delivery to hospitals and old-age homes",
  ],
  specialties: [
    "Proteas and fynbos",
    "Foam-free work",
    "Mandap flowers",
    "Dried arrangements",
    "Farm flowers",
    "Tall centrepieces",
  ],
  packages: [
    "Bridal party package, from {price 0.6}",
    "Ceremony and tables package, from {price 1.5}",
    "Arch and table flowers package, from {price 1.8}",
    "Farm-flower buckets service, from {price 0.4}",
    "Church and hall service, from {price}",
  ],
  teams: ["2 people", "3 people", "6-10 on the day"],
  leads: ["2 to 8 months", "6 weeks to 6 months", "3 to 9 months"],
  awards: [
    "Interflora South Africa, bridal bouquet 2023",
    "Kirstenbosch Botanical Society, silver",
    "Working for Water supplier of the year 2021",
    "Royal Show, best of show 2022",
  ],
  captions: [
    "King protea and olive",
    "The arch at noon",
    "Malas, six in the morning",
    "Table fourteen",
    "Buckets before dawn",
    "Restios and roses",
  ],
};
