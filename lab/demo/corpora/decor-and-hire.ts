import { roster, type Corpus } from "../corpus.ts";

export const decorAndHire: Corpus = {
  slug: "decor-and-hire",
  roster: roster(`
Marula Tree Tents | Petrus Mathebula | Mbombela, Mpumalanga | Marquees and stretch tents | tsonga | 2 | Stretch tents for sixty to six hundred, pegged by people who have seen lowveld wind. We come back at dawn to fold them ourselves.
Draped by Dineo | Dineo Mohlala | Polokwane, Limpopo | Draping and lighting | pedi | 2 | Twelve hundred metres of cloth, one ladder, and a hall that nobody recognises by evening.
Ubuntu Chairs & Tables | Sandile Hlongwa | Pinetown, KwaZulu-Natal | Furniture hire | zulu | 1 | Two thousand white chairs, all of which stand straight, at fourteen rand each.
Mandap House | Jayesh Patel | Durban, KwaZulu-Natal | Mandaps and stages | gujarati | 34 | Carved, floral, crystal or a simple four-post for the temple: seventy mandaps, and one team that puts them up.
Linen & Lace Hire | Beatrice Engel | Somerset West, Western Cape | Tableware and linen | english | 23 | Forty colours of linen, ironed on the table so that it hangs as it should.
Imizi Yethu Decor | Nontle Mfeketo | Mthatha, Eastern Cape | Traditional decor | xhosa | 12 | Umbhaco runners, clay pots, grass mats and cowhide, made within walking distance of our store.
Kroon & Kandelaar | Suretha Venter | Centurion, Gauteng | Draping and lighting | afrikaans | 23 | Chandeliers for barns. We hang them from tractors if there is no beam.
Golden Hour Hire | Tarryn Nair | Ballito, KwaZulu-Natal | Furniture hire | tamil | 23 | Couches, rugs, cane and copper, for the part of the wedding when people take off their shoes.
Seshoeshoe Settings | Mamello Sekete | Bloemfontein, Free State | Traditional decor | sotho | 12 | Blue print by the metre: runners, napkins, chair backs and a backdrop of Basotho blankets.
Boland Stretch | Johan Rabie | Wellington, Western Cape | Marquees and stretch tents | afrikaans | 2 | A tent is a roof until the Southeaster comes, and then it is engineering.
Platinum Tents Rustenburg | Kealeboga Moatshe | Phokeng, North West | Marquees and stretch tents | tswana | 12 | Frame tents with floors, carpets, air coolers and a kitchen annexe that your aunts will approve of.
Ndebele Walls | Sophie Mahlangu | KwaMhlanga, Mpumalanga | Traditional decor | ndebele | 2 | Painted panels by four women of one family. Each wedding gets a pattern of its own.
Kuruman Party Hire | Willem Jooste | Kuruman, Northern Cape | Tableware and linen | afrikaans | 1 | Everything from spoons to a dance floor, delivered to the farm gate on the Wednesday.
~ Candle & Cloth | Zaida Emeran | Bellville, Western Cape | Draping and lighting | malay | 2 | Soft rooms on a hard budget.
  `),
  starts: [2_500, 8_500, 24_000, 60_000],
  ways: [
    "You get a drawing to scale with every chair on it, so the family can argue about tables in good time.",
    "{first} measures the site personally; slopes, taps and plug points are on the plan.",
    "Delivery, set-up and collection within 60 km of {town} are in the price.",
    "Breakages are charged at cost and counted in front of you.",
    "Our crew of eleven has put up {events} weddings and knows how to work around a rehearsing choir.",
    "Rope lights, generators and fire extinguishers come with every tent, with a certificate.",
    "Nothing is plastic that is meant to look like something else.",
  ],
  services: [
    "Stretch and frame tents",
    "Tables and chairs",
    "Linen and crockery",
    "Draping",
    "Festoon lighting",
    "Stages and dance floors",
    "Backdrops",
    "Cushions and rugs",
    "Generators",
    "Delivery and collection",
  ],
  specialties: [
    "Uneven sites",
    "Traditional colours",
    "Mandap building",
    "Barn weddings",
    "Guest counts over 500",
    "Same-day turnarounds",
  ],
  packages: [
    "Tent and furniture package for 100, from {price 1.6}",
    "Full decor package, from {price 1.9}",
    "Linen and crockery service, from {price 0.5}",
    "Mandap package, from {price 1.3}",
    "Draping service, from {price 0.45}",
    "Traditional corner package, from {price 0.6}",
  ],
  teams: ["6-10 people", "11-20 people", "11 on every set-up"],
  leads: ["1 to 8 months", "6 weeks to 9 months", "3 to 9 months for December"],
  awards: [
    "Event hire supplier of the year, Lowveld 2022",
    "SABS tested frames",
    "Level 1 B-BBEE contributor",
    "Design Indaba emerging maker 2020",
  ],
  captions: [
    "Up by noon",
    "Festoons at dusk",
    "Blue print, table one",
    "Before the chairs",
    "The mandap",
    "Six hundred seats",
  ],
};
