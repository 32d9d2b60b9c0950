import { roster, type Corpus } from "../corpus.ts";

export const cakesAndDesserts: Corpus = {
  slug: "cakes-and-desserts",
  roster: roster(`
Koeksister & Co | Mariska Oosthuizen | Bloemfontein, Free State | Traditional sweets and koeksisters | afrikaans | 12 | Plaited, syruped and served so cold that your teeth sing. We build them into towers two metres high, with a koeksister heart on top.
Sugarbush Bakery | Nomfundo Hadebe | Hillcrest, KwaZulu-Natal | Wedding cakes | zulu | 23 | Six layers, real butter, and sugar proteas that your guests will try to smell.
Die Melktertmeisie | Elna Scholtz | Malmesbury, Western Cape | Dessert tables | afrikaans | 1 | Melktert, malva, kluitjies and hertzoggies on my great-grandmother's plates.
Petit Mithai | Nikita Desai | Lenasia, Gauteng | Halaal and eggless cakes | gujarati | 2 | Eggless sponge that nobody has ever noticed, with cardamom, pistachio and a little gold.
Ice & Ivory Cakes | Caroline Fisher | Sandton, Gauteng | Wedding cakes | english | 34 | Sculpted, hand-painted, delivered in a van with its own air suspension.
Koesister Kombuis | Rugaya Hendricks | Mitchells Plain, Western Cape | Traditional sweets and koeksisters | malay | 1 | Sunday-morning koesisters, rolled in coconut, a thousand at a time for a big day.
Macaron Moments | Lebohang Motsoeneng | Sasolburg, Free State | Cupcakes and macarons | sotho | 2 | I learnt macarons from videos and then burnt four hundred. The next four thousand were perfect.
The Cake Hut | Ayanda Matshoba | Mthatha, Eastern Cape | Wedding cakes | xhosa | 12 | A cake for the church, a bigger one for home and a tray of scones for the people who sat up with the pots.
Vanilla & Vetkoek | Kagiso Ditlhage | Klerksdorp, North West | Dessert tables | tswana | 1 | Vetkoek with mince at midnight is our best seller, but the trifle bar is catching up.
Marula Sweets | Tinyiko Maluleke | Tzaneen, Limpopo | Dessert tables | tsonga | 12 | Marula cream, mango, litchi and macadamia: everything on the table grew within sight of the bakery.
Namaqua Sugar | Lorraine Farmer | Springbok, Northern Cape | Cupcakes and macarons | kaaps | 1 | Sugar daisies in August, and a cake that can travel four hundred kilometres of dirt road standing up.
Mille Feuille Mbombela | Precious Sambo | Mbombela, Mpumalanga | Wedding cakes | swati | 2 | Tall, slim cakes that survive thirty-eight degrees, because I build them for it.
~ Sweet Azaleas | Gillian Harvey | Makhanda, Eastern Cape | Halaal and eggless cakes | english | 2 | Small-batch cakes without eggs, nuts or excuses.
  `),
  starts: [1_800, 3_800, 7_500, 16_000],
  ways: [
    "Tastings are on Saturdays at our table in {town}: six flavours, tea, and no pressure.",
    "{first} bakes on the Thursday, ices on the Friday and delivers in person on the Saturday.",
    "We set up, level the table and stay until the photographer has a picture.",
    "Hire stands, knives and a top tier to freeze are included.",
    "{events} weddings so far and one dropped cake, which we replaced before the guests came out of church.",
    "We ask about allergies first and flavours second.",
    "In summer the icing is Swiss buttercream, because plain butter and January do not agree.",
  ],
  services: [
    "Wedding cakes",
    "Tasting",
    "Delivery and set-up",
    "Dessert table styling",
    "Cupcakes",
    "Cake stand hire",
    "Eggless baking",
    "Koeksister tower",
    "Favours in boxes",
  ],
  specialties: [
    "Sugar flowers",
    "Fruit cake",
    "Eggless sponge",
    "Koeksister towers",
    "Hot-weather cakes",
    "Chocolate",
    "Mithai",
  ],
  packages: [
    "Two-tier cake package, 60 portions, from {price}",
    "Three-tier cake package, 120 portions, from {price 1.8}",
    "Dessert table service, from {price 1.4}",
    "Cupcake package of 100, from {price 0.8}",
    "Tasting box service",
  ],
  teams: ["Just me", "2 people", "4 people"],
  leads: ["4 weeks to 6 months", "2 to 5 months", "6 weeks at least"],
  awards: [
    "Cake International gold, 2022",
    "Bloemfontein Show, best wedding cake 2023",
    "South African Cake Guild member",
    "Eat In award, 2021",
  ],
  captions: [
    "Three tiers, sugar proteas",
    "The koeksister tower",
    "Cutting time",
    "Dessert for 150",
    "Fresh from the oven",
    "Buttercream and figs",
  ],
};
