import { roster, type Corpus } from "../corpus.ts";

export const mobileBars: Corpus = {
  slug: "mobile-bars",
  roster: roster(`
The Horsebox Bar | Simon Pretorius | Nottingham Road, KwaZulu-Natal | Gin and wine bars | english | 23 | A horsebox that used to smell of horse. It smells of buchu and lime these days.
Kroeg op Wiele | Herman Smit | Paarl, Western Cape | Gin and wine bars | afrikaans | 2 | Cape wine from farms that we can see from the bar, poured by people who helped to pick it.
Shebeen Couture | Khanyi Moloi | Soweto, Gauteng | Cocktail bars | sotho | 2 | Umqombothi sours, amarula old-fashioneds, and a DJ crate for a counter.
Brew Wagon | Matt Ackermann | Clarens, Free State | Craft beer | english | 12 | Eight taps on a 1962 trailer and a brewer who comes along to talk about it.
Cup of Yes | Anathi Bottoman | Gqeberha, Eastern Cape | Coffee carts | xhosa | 1 | Flat whites at sunrise for the hair-and-makeup room, affogato after supper for everybody.
Zam Zam Mocktails | Bilal Kajee | Durban, KwaZulu-Natal | Alcohol-free bars | muslim | 2 | Rose, tamarind, falooda and smoke: nobody misses anything.
Copper & Cane | Lwandile Sikhakhane | Umhlanga, KwaZulu-Natal | Cocktail bars | zulu | 34 | Cane spirit, copper shakers and ice that we carve ourselves.
Stoep Koffie | Elbie Vos | Potchefstroom, North West | Coffee carts | afrikaans | 1 | Moerkoffie or cappuccino, beskuit with both.
Bushveld Barkeep | Tumi Mokgalaka | Bela-Bela, Limpopo | Gin and wine bars | pedi | 12 | A fire, a long counter, forty gins, and baobab in the tonic.
Kaapse Kelkies | Nadine Florence | Cape Town, Western Cape | Cocktail bars | kaaps | 23 | Guava, naartjie, rooibos and a garnish from somebody's garden in Athlone.
Marula Moon Bar | Sipho Lukhele | Hazyview, Mpumalanga | Craft beer | swati | 12 | Lowveld lager, marula cider and a bar top cut from one fallen tree.
Groot Dors | Faan Maritz | Upington, Northern Cape | Gin and wine bars | afrikaans | 1 | It is forty-one degrees. We bring four hundred kilograms of ice.
Dry & Delightful | Palesa Mahlatsi | Midrand, Gauteng | Alcohol-free bars | tswana | 12 | Alcohol-free spirits, ginger beer on tap, and the same fuss with the glass.
  `),
  starts: [3_200, 7_500, 14_000, 26_000],
  ways: [
    "You buy the drink or we do; what is unopened goes back and you pay for what was drunk.",
    "{first} writes a menu of six with you and names one after the dog.",
    "Two trained barkeepers for every sixty guests, so that the queue is never longer than a chat.",
    "Glass, ice, fruit, licence and clean-up are in the price.",
    "We count, and we stop serving kindly when it is time to stop.",
    "We need four square metres, shade and no plug: the bar brings its own power.",
  ],
  services: [
    "Barkeepers",
    "Glassware and ice",
    "Cocktail menu design",
    "Wine and beer on return",
    "Alcohol-free menu",
    "Coffee service",
    "Event liquor licence",
    "Late-night espresso",
  ],
  specialties: [
    "Local gin",
    "Craft beer",
    "Alcohol-free pairings",
    "Cape wine",
    "Hot-weather bars",
    "Small venues without power",
  ],
  packages: [
    "Bar service for 100 guests, from {price}",
    "Signature cocktail package, from {price 1.3}",
    "Coffee cart service, 4 hours, from {price 0.6}",
    "Alcohol-free bar package, from {price 0.8}",
    "Full bar package with stock, from {price 2.4}",
  ],
  teams: ["2 people", "3-5 people", "6-10 people"],
  leads: ["1 to 6 months", "3 weeks to 5 months", "2 to 8 months"],
  awards: [
    "Diageo World Class South Africa finalist 2022",
    "Craft Beer Awards silver 2023",
    "Licensed in all nine provinces",
    "Best Mobile Bar, KZN Wedding Expo 2022",
  ],
  captions: [
    "Open at four",
    "Buchu and lime",
    "The copper counter",
    "First round",
    "Ice for days",
    "Coffee at sunrise",
  ],
};
