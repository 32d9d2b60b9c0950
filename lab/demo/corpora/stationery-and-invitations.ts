import { roster, type Corpus } from "../corpus.ts";

export const stationeryAndInvitations: Corpus = {
  slug: "stationery-and-invitations",
  roster: roster(`
Papier & Protea | Marisa Vermaak | Stellenbosch, Western Cape | Printed invitations | afrikaans | 23 | Letterpress on cotton paper, with a press from 1911 that bites exactly as hard as you ask it to.
Isimemo Designs | Nqobile Dlomo | Durban, KwaZulu-Natal | Digital invitations | zulu | 1 | Invitations that gogo can open on her phone, with the clan names spelt right and a map that works.
Ink & Amla | Divya Ramsamy | Phoenix, KwaZulu-Natal | Printed invitations | tamil | 2 | Foil, Ganesha, five inserts and a box that people keep their bangles in.
Kalligrafie Kamer | Heleen Joubert | Pretoria, Gauteng | Calligraphy | afrikaans | 2 | Two hundred envelopes by hand, and no two alike, in ink that survives the post office.
Sign of the Times | Byron September | Cape Town, Western Cape | Signs and seating charts | kaaps | 12 | Mirrors, boards, acrylic and a seating chart that can be changed at midnight.
Botle Paper | Reitumetse Sello | Johannesburg, Gauteng | Printed invitations | sotho | 23 | Shweshwe linings, thick board and the good kind of edge.
Favour & Fold | Asanda Klaas | Gqeberha, Eastern Cape | Favours and gifts | xhosa | 1 | Honey, rooibos, seed paper and small tins of impepho, each with a name on it.
Baobab Print Shop | Khathutshelo Mavhungu | Polokwane, Limpopo | Printed invitations | venda | 1 | Programmes, banners, T-shirts for the whole family, ready on Thursday for Saturday.
Noor Calligraphy | Shameema Omar | Lenasia, Gauteng | Calligraphy | muslim | 23 | Nikah certificates in Arabic and English, illuminated by hand and framed.
Highland Paper Goods | Kirsten Meyer | Clarens, Free State | Favours and gifts | english | 2 | Lavender bags, sandstone coasters and labels that I carve from lino.
Save the Dikgomo | Neo Tlhapane | Mmabatho, North West | Digital invitations | tswana | 1 | Animated invitations in Setswana and English, with an RSVP list that does the counting.
Lowveld Letters | Tanya de Wet | White River, Mpumalanga | Signs and seating charts | english | 12 | Kiaat boards, brass nails and lettering that reads from horseback.
  `),
  starts: [900, 2_800, 7_500, 18_000],
  ways: [
    "You get three sketches, two rounds of changes and a printed proof before anything is made.",
    "{first} checks every name against your list and then against your mother.",
    "Text is set in any of our eleven languages, and each has been read by somebody who speaks it.",
    "Paper is South African, inks are plant-based, and offcuts become gift tags.",
    "We address, stamp and post, or drop at your door in {town}.",
    "Digital guests answer on a page of your own; the list can be downloaded by the caterer.",
  ],
  services: [
    "Invitations and save-the-dates",
    "Digital invitations with RSVP",
    "Calligraphy",
    "Menus and programmes",
    "Seating charts",
    "Welcome signs",
    "Favours",
    "Thank-you cards",
  ],
  specialties: [
    "Letterpress",
    "Foil printing",
    "Multilingual wording",
    "Shweshwe details",
    "Hand lettering",
    "Seed paper",
  ],
  packages: [
    "Invitation package for 80, from {price}",
    "Digital invitation package, from {price 0.35}",
    "Day-of paper package, from {price 0.8}",
    "Envelope calligraphy service, from {price 0.45}",
    "Signs service, from {price 0.6}",
  ],
  teams: ["Just me", "2 people", "3-5 people"],
  leads: ["6 weeks to 5 months", "3 weeks for digital", "2 to 4 months"],
  awards: [
    "Design Indaba finalist 2021",
    "Loerie campus gold, typography",
    "Print Media Association gold 2022",
    "Handmade Paper Guild member",
  ],
  captions: [
    "Fresh off the press",
    "Envelopes, all 200",
    "The welcome sign",
    "Foil and cotton",
    "Table numbers",
    "Ink drying",
  ],
};
