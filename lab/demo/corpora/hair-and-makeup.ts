import { roster, type Corpus } from "../corpus.ts";

export const hairAndMakeup: Corpus = {
  slug: "hair-and-makeup",
  roster: roster(`
Glow by Nthabi | Nthabiseng Maleka | Midrand, Gauteng | Bridal makeup | sotho | 23 | Forty shades of foundation, none of them called nude. You will look like yourself after a good night's sleep.
Crown & Coil | Unathi Mabaso | Durban, KwaZulu-Natal | Natural hair and braids | zulu | 2 | From a soft 4C crown to knotless braids that last through honeymoon and back to work.
Henna by Zaakiyah | Zaakiyah Moolla | Laudium, Gauteng | Mehndi and henna | muslim | 12 | Natural henna, no black stuff, dark by Saturday. I hide his name so well that he owes me money.
Bruidsblos | Anri Kotze | Potchefstroom, North West | Bridal makeup | afrikaans | 2 | Airbrush, tannie-proof and still there after the speeches.
The Chair Upstairs | Candice Oliver | Cape Town, Western Cape | Bridal hair | english | 23 | Loose waves that hold in the Southeaster. We tested.
Amla Bridal Studio | Reshma Pillay | Chatsworth, KwaZulu-Natal | Bridal makeup | tamil | 23 | Full saree draping, jasmine, jewels and a bridal face that survives six hours of fire ceremony.
Sis Nono's Salon | Nonhlanhla Skosana | Emalahleni, Mpumalanga | Natural hair and braids | ndebele | 1 | We come to the house at four in the morning with three stylists and one kettle.
Barber to the Groom | Lungile Peter | Gqeberha, Eastern Cape | Groom's grooming | xhosa | 1 | Hot towel, sharp line, a dram if the brother-in-law brings one. Groom and six groomsmen in two hours.
Mooi Meraai | Meraai Basson | Paarl, Western Cape | Bridal hair | kaaps | 12 | Up-styles, veils that stay, and jokes until your shoulders come down.
Lindelani Beauty | Mulalo Netshifhefhe | Thohoyandou, Limpopo | Bridal makeup | venda | 1 | I work with your skin, your scarf and your budget.
Rosewater & Kohl | Nazreen Cassim | Newcastle, KwaZulu-Natal | Mehndi and henna | muslim | 12 | Bridal mehndi to the elbow in three hours, with aunties served afterwards in order of age.
Velvet Face | Boipelo Thekiso | Kimberley, Northern Cape | Bridal makeup | tswana | 12 | Diamond-city glamour without the price of one.
Free State Faces | Mari Steyn | Bloemfontein, Free State | Bridal hair | afrikaans | 2 | Two sisters, two chairs and one rule: nobody leaves looking like somebody else.
Studio Ebukhosini | Thabsile Ngcobo | Sandton, Gauteng | Natural hair and braids | zulu | 34 | Isicholo styling, sculpted afros and editorial braids for brides who know what they want.
~ Peach & Pearl | Shannon Botes | Randburg, Gauteng | Bridal makeup | english | 2 | Soft looks for people who never wear makeup.
  `),
  starts: [900, 2_200, 4_500, 9_500],
  ways: [
    "A trial six weeks before is part of every bridal price, with notes and pictures kept, so that the day repeats the trial.",
    "{first} comes to you with lights, mirrors, a chair of the right height and breakfast if nobody else thought of it.",
    "Brushes are sterilised between faces and everything is cruelty-free.",
    "We stay until after the ceremony for the second look.",
    "Bridesmaids, mothers and flower girls are booked by the face, and there is no minimum.",
    "The timetable is ours to keep: in {years} years no bride of ours was late because of hair.",
    "Travel within {town} is free; beyond it we charge by the kilometre and say so first.",
  ],
  services: [
    "Bridal makeup",
    "Bridal hair",
    "Trial session",
    "Bridesmaids and mothers",
    "Mehndi",
    "Braids and natural hair",
    "Saree and headwrap draping",
    "Touch-ups through the day",
    "Groom's shave and cut",
  ],
  specialties: [
    "Dark skin tones",
    "Natural hair",
    "Airbrush",
    "Long-wear for heat",
    "Bridal mehndi",
    "Veil and headwrap fixing",
  ],
  packages: [
    "Bride package with trial, from {price}",
    "Bridal party package for five, from {price 2.6}",
    "Mehndi service, from {price 0.7}",
    "Trial and wedding-day package, from {price 1.5}",
    "Groom and groomsmen service, from {price 0.6}",
  ],
  teams: ["Just me", "2 people", "3-5 people"],
  leads: ["1 to 6 months", "2 to 8 months", "3 weeks on weekdays"],
  awards: [
    "Sissy's Bridal Artist of the Year 2023",
    "City & Guilds certified",
    "South African Hair Fashion finalist 2022",
    "MUD Academy graduate",
  ],
  captions: [
    "Ready at ten",
    "Henna, second hand",
    "Braids with pearls",
    "The soft look",
    "Lashes last",
    "Her sister's turn",
  ],
};
