import { roster, type Corpus } from "../corpus.ts";

export const videographers: Corpus = {
  slug: "videographers",
  roster: roster(`
Karoo Lig Films | Ruan van Wyk | Graaff-Reinet, Eastern Cape | Cinematic films | afrikaans | 23 | I grew up under this sky and it spoiled me for any other light. My films are slow, wide and a little bit windy.
Imbali Motion | Nokuthula Shezi | Pietermaritzburg, KwaZulu-Natal | Documentary films | zulu | 2 | The imbongi speaks once and nobody repeats it. We record every word, and put the meaning underneath for the in-laws.
Reel Love Studio | Kavir Singh | Durban, KwaZulu-Natal | Same-day edits | hindi | 23 | The baraat at four, the edit at nine: your guests watch the morning before dessert arrives.
Two Cousins Films | Ashwin Adams | Cape Town, Western Cape | Cinematic films | kaaps | 23 | Two cousins, three cameras, one mother who still checks our captions.
Sedibeng Streams | Katlego Mokgosi | Vereeniging, Gauteng | Live streaming | tswana | 12 | The uncle in Leeds and the granny in Lichtenburg both get a front-row seat, with sound that they can hear.
Stilbaai Films | Corne Matthee | Stilbaai, Western Cape | Drone films | afrikaans | 2 | Beach weddings from above, with a pilot who has flown in the Southeaster since before there were permits for it.
Nandi Mtetwa Visuals | Nandi Mtetwa | Mbombela, Mpumalanga | Documentary films | swati | 2 | Ninety minutes, nothing staged. In twenty years you will want the speeches, not the slow motion.
Golden Reef Pictures | Jason Katz | Johannesburg, Gauteng | Cinematic films | jewish | 34 | We shot commercials until a cousin asked us to film her chuppah. That was {events} weddings ago.
Mopani Media | Rhulani Baloyi | Giyani, Limpopo | Same-day edits | tsonga | 12 | A xibelani moves too fast for one camera, so we bring four.
Protea Lane Films | Andrea Smit | Bethlehem, Free State | Documentary films | afrikaans | 2 | Small crew, small cameras, no lights in your face. Most guests forget that we came.
Hantam Sky | Wimpie Louw | Calvinia, Northern Cape | Drone films | afrikaans | 12 | Daisies in August, stars all year. I film both, and your wedding between them.
Phala Pictures | Oratile Phala | Mmabatho, North West | Live streaming | tswana | 12 | Church, kgotla or stadium: if there is one bar of signal we will get the wedding out.
~ Ten Frames | Lindiwe Cele | Umlazi, KwaZulu-Natal | Cinematic films | zulu | 2 | Short films for people who do not like being filmed.
  `),
  starts: [7_500, 15_000, 29_000, 60_000],
  ways: [
    "You get a five-minute film for sharing, a forty-minute film for the family and every speech uncut.",
    "{first} records sound on four microphones, because a vow that you cannot hear is only a picture.",
    "Music is licensed, so nothing is muted when you post it.",
    "We deliver within ten weeks and send a first minute after seven days, since we know how long ten weeks are.",
    "Drone flights are by a licensed pilot and depend on wind and on what the venue allows; we arrange the permission.",
    "With {years} years and {events} weddings behind us, we know where not to stand.",
    "Interviews with both sets of parents, filmed a week before, are part of every package.",
    "Subtitles in English and one home language are included, so that both families laugh at the same joke.",
  ],
  services: [
    "Highlight film",
    "Full ceremony and speeches",
    "Drone flights",
    "Same-day edit",
    "Live stream with replay",
    "Raw footage on a drive",
    "Parents' interviews",
    "Subtitles",
    "Two-day coverage",
  ],
  specialties: [
    "Subtitled films",
    "Traditional ceremonies",
    "Clear sound",
    "Short social films",
    "Outdoor weddings",
    "Live streaming to family abroad",
  ],
  packages: [
    "Highlight film package, from {price}",
    "Two-camera full-day package, from {price 1.6}",
    "Live stream service, from {price 0.55}",
    "Two-day wedding package, from {price 2.4}",
    "Drone add-on service, from {price 0.4}",
  ],
  teams: ["2 people", "3 people", "4-6 people on the day"],
  leads: ["4 to 12 months", "3 to 8 months", "6 months for December"],
  awards: [
    "WEVA Africa, documentary category 2023",
    "South African Wedding Film Festival, audience prize 2022",
    "SACAA licensed remote pilot",
    "Silwerskermfees short film selection 2021",
  ],
  captions: [
    "From the fourth camera",
    "The baraat arrives",
    "Frame from the film",
    "Above the farm road",
    "Sound check",
    "The last guests",
  ],
};
