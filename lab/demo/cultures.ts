/** Languages, and a sentence for couples of that culture. */
interface CultureNotes {
  readonly languages: readonly string[];
  readonly notes: readonly string[];
}

export const cultures = {
  zulu: {
    languages: ["isiZulu", "English"],
    notes: [
      "From lobola letters to umabo and the umshado wesilungu the next morning, we know which family sits where and when to keep quiet.",
      "Siyakwamukela: bring the abakhongi, the ingcweti and the whole imvunulo, and we will keep time without rushing anybody.",
      "We have worked many umembeso days, so blankets, gifts and a late start surprise nobody here.",
    ],
  },
  xhosa: {
    languages: ["isiXhosa", "English"],
    notes: [
      "Molweni! We are at home at a white wedding in town and at umtshato at home in the village, even when both are on one weekend.",
      "Ukuyalwa, ukutyiswa amasi and the naming of the makoti take the time that they take, and our day is planned around them.",
      "Roads to the homestead do not worry us; send a pin and the name of the nearest school, and we will be there before the elders.",
    ],
  },
  sotho: {
    languages: ["Sesotho", "English"],
    notes: [
      "Dumelang. Seshoeshoe, Basotho blankets and a mokorotlo or two are welcome in everything that we do.",
      "For a lenyalo la setso we arrive the evening before, because the family always starts earlier than the invitation says.",
      "We grew up between the Maluti mountains and the mealie fields, and cold mornings have never stopped a Sesotho wedding.",
    ],
  },
  tswana: {
    languages: ["Setswana", "English"],
    notes: [
      "Dumelang borra le bomma. We know a patlo from a magadi day and dress for both.",
      "When the bo-malome have spoken and the leteisi is tied, we are ready, and not a minute before.",
      "A Tswana wedding feeds everybody who walks in from the street, and we plan for exactly that.",
    ],
  },
  pedi: {
    languages: ["Sepedi", "English"],
    notes: [
      "Re a le amogela. Dinku, dikomana and the second day at the groom's home are part of our quote, not an extra.",
      "We have carried many a bride through magadi, lenyalo and the walk down the village road with the whole choir behind her.",
    ],
  },
  venda: {
    languages: ["Tshivenda", "English"],
    notes: [
      "Ndi masiari. Munwenda, vhukunda and the tshigombela dance deserve the same care as the white dress, and get it.",
      "We work from the Soutpansberg to the Limpopo river and know which drifts are under water in January.",
    ],
  },
  tsonga: {
    languages: ["Xitsonga", "English"],
    notes: [
      "Avuxeni! Xibelani, nceka and makhwaya: tell us the order of the day and we will follow the drums.",
      "A Tsonga celebration is loud, bright and long, and we pack for all three.",
    ],
  },
  ndebele: {
    languages: ["isiNdebele", "isiZulu", "English"],
    notes: [
      "Lotjhani. The umnyazi, the linga koba and the painted walls have their own order, and our people know it.",
      "We take the colours of the homestead and let them lead, from the isigolwani to the last napkin.",
    ],
  },
  swati: {
    languages: ["siSwati", "English"],
    notes: [
      "Sanibonani. At umtsimba the bride's party may arrive at sunrise, and we are there with the kettle on.",
      "Emahiya, tinsingo and a red ochre morning: we have photographed, fed and danced at all of them.",
    ],
  },
  afrikaans: {
    languages: ["Afrikaans", "English"],
    notes: [
      "Ons is lief vir plaastroues: potjies on the coals, skaapwagtertjies next to the cake, and oom Fanie who wants to say a few words.",
      "Ons praat Afrikaans en Engels, and we answer messages in whichever one you write.",
      "If the wind comes up, and on a farm it does, we have a plan B that does not look like one.",
    ],
  },
  english: {
    languages: ["English", "Afrikaans"],
    notes: [
      "Half of our couples join two cultures in a day, and we enjoy finding out how the two timetables fit together.",
      "We are calm people, which is the part that most reviews mention.",
      "Same-sex couples, second weddings, eloping with four friends: every one of them gets the same attention.",
    ],
  },
  tamil: {
    languages: ["English", "Tamil"],
    notes: [
      "Nelengu, the thali at the muhurtham, and a reception for six hundred: we have done all three in a weekend, more than once.",
      "We know how long a Tamil ceremony runs and what the temple committee allows, so nobody has to whisper to us.",
    ],
  },
  hindi: {
    languages: ["English", "Hindi"],
    notes: [
      "Haldi on Thursday, mehndi on Friday, the baraat on Saturday: we price the weekend as one job.",
      "The mandap faces east, the havan gets its air, and the aunties get their chairs in front.",
    ],
  },
  gujarati: {
    languages: ["English", "Gujarati"],
    notes: [
      "Garba nights, pithi and a vegetarian kitchen that is really vegetarian: our own family has checked it.",
      "We keep to the choghadiya, and to the budget that your father thinks you have.",
    ],
  },
  muslim: {
    languages: ["English", "Urdu"],
    notes: [
      "Nikah after Asr, walima the next day, separate sides or mixed: we ask first and then follow your family.",
      "Halaal throughout, no alcohol near our tables, and a quiet corner kept for salaah.",
    ],
  },
  malay: {
    languages: ["Afrikaans", "English"],
    notes: [
      "Slamat! From the nikah at the mosque to the bridal car around the Bo-Kaap with the hooter on, we know this day by heart.",
      "We are halaal, we are on time, and we have a cousin in every street from Surrey Estate to Strandfontein.",
    ],
  },
  kaaps: {
    languages: ["Afrikaans", "English", "Kaaps"],
    notes: [
      "Big families, two churches and a band that plays langarm after ten: that is the wedding we grew up with.",
      "Ons maak dit lekker, and we finish when the hall does.",
    ],
  },
  jewish: {
    languages: ["English", "Hebrew"],
    notes: [
      "We know what a chuppah needs in a Highveld storm, how long the tisch takes, and when to move for the hora.",
    ],
  },
  greek: {
    languages: ["English", "Greek"],
    notes: ["Crowns, koufeta and three hundred cousins who arrive hungry: we grew up with all of it."],
  },
  portuguese: {
    languages: ["English", "Portuguese"],
    notes: [
      "From Rosettenville to Maputo, we know that the seafood table opens at midnight and that nobody goes home before it.",
    ],
  },
} as const satisfies Record<string, CultureNotes>;

export type Culture = keyof typeof cultures;
