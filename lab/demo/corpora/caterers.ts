import { roster, type Corpus } from "../corpus.ts";

export const caterers: Corpus = {
  slug: "caterers",
  roster: roster(`
Bo-Kaap Table | Faiza Davids | Cape Town, Western Cape | Cape Malay and halaal | malay | 2 | My mother cooked for forty from a kitchen the size of a car. We cook for four hundred now, and the bredie still takes as long as it takes.
Mama Ntombi's Kitchen | Ntombizodwa Buthelezi | Pietermaritzburg, KwaZulu-Natal | Traditional African food | zulu | 1 | Three-legged pots, dombolo, amasi, and beef that was on its feet on Thursday.
Vuur & Vonk | Deon Lombard | Pretoria, Gauteng | Braai and spit | afrikaans | 2 | Lamb on the spit, roosterkoek on the grid and a tannie in charge of the pudding. You smell us before you see us.
The Harvest Cart | Jessica Whitfield | Somerset West, Western Cape | Buffets and harvest tables | english | 23 | Boards of everything that the Helderberg grew this week, laid out so that people talk to strangers across the figs.
Annapurna Caterers | Suresh Naidoo | Tongaat, KwaZulu-Natal | Indian cuisine | tamil | 12 | Banana leaf or silver thali, pure vegetarian or a lamb breyani that stops conversation.
Spoon & Spade | Michelle Ferreira | Johannesburg, Gauteng | Plated dinners | portuguese | 34 | Five plated courses for 180 in seventy minutes, hot, with the vegetarian plates at the right seats.
Seven Colours Sunday | Keitumetse Modise | Rustenburg, North West | Traditional African food | tswana | 12 | Seswaa, ting, morogo, chakalaka and a pumpkin that people write home about.
Roti on Wheels | Feroza Mansoor | Verulam, KwaZulu-Natal | Food trucks | muslim | 1 | Two trucks, one tandoor, and a queue that becomes part of the party.
Groen Plaas | Ilse Conradie | Stellenbosch, Western Cape | Vegan and vegetarian | afrikaans | 23 | A vegan braai is not a joke when we do it. Your uncle will ask for seconds and then for the name of the dish.
Umngqusho & Co | Noluthando Sandi | East London, Eastern Cape | Traditional African food | xhosa | 12 | Samp, beans, umleqwa, umphokoqo and the ginger beer that gets people dancing.
Karoo Skaap Kombuis | Sanet Pieterse | Beaufort West, Western Cape | Braai and spit | afrikaans | 2 | Our lamb ate ankerkaroo all its life. All we add is salt and time.
Maluti Feast | Nthabiseng Tau | Phuthaditjhaba, Free State | Buffets and harvest tables | sotho | 1 | We feed whoever comes, and at a Basotho wedding everybody comes.
Kruger Gate Catering | Bongani Mnisi | Hazyview, Mpumalanga | Plated dinners | swati | 23 | Lodge kitchens trained us; village weddings taught us how to cook for double the number.
Dikgotla Pots | Maria Setlhare | Kuruman, Northern Cape | Traditional African food | tswana | 1 | Twelve pots, twelve women and one very long table by the tent.
~ Salt River Spice | Tasneem Gabier | Claremont, Western Cape | Cape Malay and halaal | malay | 2 | Old recipes from Upper Salt River, written down at last.
  `),
  starts: [7_500, 18_000, 38_000, 75_000],
  ways: [
    "Prices are per head and say what is in them: waiters, crockery, ice, gas and the drive.",
    "Come and eat first. {first} cooks a tasting for two on Wednesdays and takes your grandmother's notes seriously.",
    "We feed the band, the photographers and the drivers the same food as your guests, at half the price.",
    "What is left is packed for the family, labelled and cold, before we wash the last pot.",
    "Our kitchen in {town} is inspected every year and we send the certificate without being asked.",
    "For {years} years we have cooked outdoors, in halls without water and once on a ferry, so your venue will do.",
    "Allergies are cooked in separate pots by one person who does nothing else.",
    "Service is by people from our own street, trained by us and paid on the night.",
  ],
  services: [
    "Waiters and bar hands",
    "Crockery and cutlery hire",
    "Menu tasting",
    "Halaal kitchen",
    "Vegetarian and vegan menus",
    "Potjies and braai",
    "Canapes",
    "Late-night snacks",
    "Children's plates",
    "Mobile kitchen",
  ],
  specialties: [
    "Breyani",
    "Spit braai",
    "Harvest tables",
    "Traditional three-legged pots",
    "Plated service",
    "Eggless and vegetarian",
    "Cooking for 500 and more",
  ],
  packages: [
    "Buffet package per 100 guests, from {price}",
    "Plated three-course package, from {price 1.6}",
    "Braai and spit package, from {price 0.85}",
    "Canape service, from {price 0.45}",
    "Sunday lunch package, from {price 0.7}",
    "Waiters and crockery service",
  ],
  teams: ["6-10 people", "11-20 people", "20-50 people on the day"],
  leads: ["2 to 8 months", "6 weeks to 6 months", "3 to 10 months"],
  awards: [
    "Eat Out regional nominee 2022",
    "SANHA halaal certified",
    "MJC halaal certified",
    "Chaine des Rotisseurs bronze 2021",
    "Certificate of acceptability, grade A",
  ],
  captions: ["Off the coals", "The long buffet", "Pudding for 200", "Roosterkoek", "Before service", "The tea table"],
};
