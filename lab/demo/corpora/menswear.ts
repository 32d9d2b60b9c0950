import { roster, type Corpus } from "../corpus.ts";

export const menswear: Corpus = {
  slug: "menswear",
  roster: roster(`
Mashudu & Sons Tailors | Mashudu Nemukula | Johannesburg, Gauteng | Tailored suits | venda | 23 | Three generations on Diagonal Street. My grandfather dressed the men who dressed the musicians.
Kort Broek, Lang Baadjie | Stefan Naude | Pretoria, Gauteng | Suit hire | afrikaans | 1 | Suits for pa, oupa and eleven groomsmen of eleven shapes, on one hire slip.
The Kurta Room | Imraan Dawood | Durban, KwaZulu-Natal | Sherwanis and kurtas | muslim | 23 | Sherwanis with a proper collar, a turban tied on the morning, and mojaris in size 13.
Sapeur Street | Junior Mbuyi | Cape Town, Western Cape | Tailored suits | english | 34 | Colour is a decision. We help men to make it.
Oxford & Impala | Richard Thornton | Howick, KwaZulu-Natal | Shoes and accessories | english | 2 | Veldskoen to oxfords, resoled for ever, with a belt cut from the same hide.
Bra Zakes Suits | Zakes Mahlaba | Soweto, Gauteng | Suit hire | zulu | 12 | Two-tone shoes, a hat for the father and a tie for the bridegroom's nervous brother.
Isikhakha Men | Anele Mapuma | Mthatha, Eastern Cape | Tailored suits | xhosa | 12 | Jackets with umbhaco lapels, and a waistcoat that the elders nod at.
Basotho Gentleman | Tsepo Ramatlapeng | Bloemfontein, Free State | Tailored suits | sotho | 2 | Wool suits lined with blanket cloth, each with its own story on the inside.
Lowveld Linen Co | Wayne Jacobs | White River, Mpumalanga | Tailored suits | english | 2 | At thirty-six degrees we recommend linen, no lining and courage.
Manne van Mahikeng | Kabelo Morake | Mahikeng, North West | Suit hire | tswana | 1 | Hired on Thursday, pressed on Friday, back by Tuesday, and no charge for a little gravy.
Seshego Style | Lesetja Kekana | Seshego, Limpopo | Shoes and accessories | pedi | 1 | Hats, canes, cufflinks, and shoes you can dance dinaka in.
Kalahari Cut | Jaco Olckers | Upington, Northern Cape | Suit hire | afrikaans | 1 | Forty suits, one tailor, no appointment.
  `),
  starts: [650, 2_800, 8_500, 19_000],
  ways: [
    "We measure at the shop or at your bachelor party, whichever has the better light.",
    "{first} keeps your pattern on paper for ten years, so the christening suit is one phone call.",
    "Cloth is from Cape Town and Maputo, buttons are horn, and the second pair of trousers is at cost.",
    "Groomsmen in other towns send a video; we have learnt to measure from it.",
    "One of us comes on the morning with an iron, pins and a spare white shirt in every size.",
    "Three fittings over five weeks, or ten days if somebody forgot.",
  ],
  services: [
    "Tailored suits",
    "Suit hire",
    "Shirts and waistcoats",
    "Groomsmen co-ordination",
    "Turban tying",
    "Shoe making and repair",
    "Ironing on the morning",
    "Hats and ties",
  ],
  specialties: [
    "Big and tall",
    "African print linings",
    "Linen for summer",
    "Sherwanis",
    "Matching groomsmen",
    "Father-of-the-bride",
  ],
  packages: [
    "Groom package, suit and shirt, from {price}",
    "Groomsmen package for five, from {price 3.4}",
    "Hire package, from {price 0.4}",
    "Sherwani package, from {price 1.3}",
    "Alteration service, from {price 0.35}",
  ],
  teams: ["2 people", "4 people", "6-10 people"],
  leads: ["6 weeks to 4 months", "2 to 5 months", "10 days for hire"],
  awards: [
    "GQ South Africa best tailor list 2022",
    "Golden Shears regional finalist",
    "Proudly South African member",
    "50 years on one street, 2021",
  ],
  captions: [
    "First fitting",
    "Umbhaco lapel",
    "Five brothers",
    "The turban, tied",
    "Linen in February",
    "Cloth on the table",
  ],
};
