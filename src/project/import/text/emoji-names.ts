// Has the characters that short names of emoji stand for.
import type { InlineRule } from "./text-rules.ts";

/** Pairs of a name and its character: those that documentation uses. */
const pairs = `
  +1 👍 -1 👎 100 💯 1234 🔢 8ball 🎱 a 🅰️ ab 🆎 abacus 🧮 airplane ✈️ alarm_clock ⏰ alien 👽 ambulance 🚑 anchor ⚓ angry 😠 apple 🍎 arrow_backward ◀️
  arrow_down ⬇️ arrow_forward ▶️ arrow_heading_down ⤵️ arrow_heading_up ⤴️ arrow_left ⬅️ arrow_lower_left ↙️ arrow_lower_right ↘️ arrow_right ➡️
  arrow_right_hook ↪️ arrow_up ⬆️ arrow_up_down ↕️ arrow_upper_left ↖️ arrow_upper_right ↗️ arrows_clockwise 🔃 arrows_counterclockwise 🔄 art 🎨
  asterisk *⃣ atom_symbol ⚛ axe 🪓 baby 👶 balloon 🎈 ballot_box_with_check ☑️ bangbang ‼️ bank 🏦 bar_chart 📊 battery 🔋 beaver 🦫 bee 🐝 beer 🍺 beers 🍻
  beetle 🐞 bell 🔔 bike 🚲 bird 🐦 birthday 🎂 black_circle ⚫ black_heart 🖤 black_large_square ⬛ black_nib ✒️ blue_book 📘 blue_circle 🔵 blue_heart 💙
  blue_square 🟦 blush 😊 boat ⛵ bomb 💣 book 📖 bookmark 🔖 bookmark_tabs 📑 books 📚 boom 💥 brain 🧠 bread 🍞 bricks 🧱 briefcase 💼 broken_heart 💔 broom 🧹
  brown_circle 🟤 bucket 🪣 bug 🐛 building_construction 🏗️ bulb 💡 bullettrain_side 🚄 bus 🚌 cake 🍰 calendar 📆 camera 📷 camera_flash 📸 candle 🕯
  card_file_box 🗃 card_index 📇 card_index_dividers 🗂 cat 🐱 chart 💹 chart_with_downwards_trend 📉 chart_with_upwards_trend 📈 checkered_flag 🏁
  cherry_blossom 🌸 chicken 🐔 chocolate_bar 🍫 christmas_tree 🎄 city_sunrise 🌇 clap 👏 clapper 🎬 classical_building 🏛 clipboard 📋 clock1 🕐 clock10 🕙
  clock11 🕚 clock12 🕛 clock2 🕑 clock3 🕒 clock4 🕓 clock5 🕔 clock6 🕕 clock7 🕖 clock8 🕗 clock9 🕘 closed_book 📕 closed_lock_with_key 🔐 cloud ☁️ cn 🇨🇳
  cocktail 🍸 coffee ☕ coin 🪙 collision 💥 compass 🧭 computer 💻 computer_mouse 🖱️ confetti_ball 🎊 confused 😕 congratulations ㊗️ construction 🚧
  construction_site 🏗️ control_knobs 🎛 cookie 🍪 cool 🆒 copyright ©️ cow 🐮 crab 🦀 credit_card 💳 crossed_fingers 🤞 crossed_swords ⚔ crown 👑 cry 😢
  crystal_ball 🔮 cyclone 🌀 dancer 💃 dart 🎯 dash 💨 date 📅 de 🇩🇪 desktop_computer 🖥 detective 🕵️ dizzy 💫 dna 🧬 dog 🐶 dollar 💵 dolphin 🐬 door 🚪 dragon 🐉
  droplet 💧 earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 egg 🥚 eight 8️⃣ eight_ball 🎱 electric_plug 🔌 elephant 🐘 email 📧 envelope ✉️ es 🇪🇸 eu 🇪🇺
  euro 💶 evergreen_tree 🌲 exclamation ❗ exploding_head 🤯 eye 👁 eyes 👀 face_with_rolling_eyes 🙄 facepalm 🤦 factory 🏭 fallen_leaf 🍂 fast_forward ⏩
  file_cabinet 🗄 file_folder 📁 fire 🔥 fire_engine 🚒 fireworks 🎆 fist ✊ five 5️⃣ flags 🎏 flashlight 🔦 floppy_disk 💾 flower_playing_cards 🎴
  fork_and_knife 🍴 fountain_pen 🖋 four 4️⃣ four_leaf_clover 🍀 fox_face 🦊 fr 🇫🇷 free 🆓 frog 🐸 fuelpump ⛽ game_die 🎲 gb 🇬🇧 gear ⚙ gem 💎 ghost 👻 gift 🎁
  globe_with_meridians 🌐 goat 🐐 goggles 🥽 green_apple 🍏 green_book 📗 green_circle 🟢 green_heart 💚 green_square 🟩 grey_exclamation ❕ grey_question ❔
  grimacing 😬 grin 😁 grinning 😀 guardsman 💂 guitar 🎸 hammer 🔨 hammer_and_pick ⚒ hammer_and_wrench 🛠️ handshake 🤝 hash #️⃣ hatching_chick 🐣
  headphones 🎧 headstone 🪦 heart ❤️ heart_eyes 😍 heart_on_fire ❤️‍🔥 hearts ♥️ heavy_check_mark ✔️ heavy_division_sign ➗ heavy_exclamation_mark ❗
  heavy_heart_exclamation ❣️ heavy_minus_sign ➖ heavy_multiplication_x ✖️ heavy_plus_sign ➕ hedgehog 🦔 herb 🌿 high_brightness 🔆 hole 🕳 honeybee 🐝
  hook 🪝 hospital 🏥 hotsprings ♨️ hourglass ⌛ hourglass_flowing_sand ⏳ house 🏠 house_with_garden 🏡 hugs 🤗 hushed 😯 ice_cube 🧊 id 🆔 inbox_tray 📥
  incoming_envelope 📨 infinity ♾️ information_source ℹ️ innocent 😇 interrobang ⁉️ iphone 📱 it 🇮🇹 jigsaw 🧩 joy 😂 joystick 🕹 jp 🇯🇵 key 🔑 keyboard ⌨
  keycap_ten 🔟 kissing_heart 😘 knot 🪢 kr 🇰🇷 lab_coat 🥼 label 🏷 ladder 🪜 lantern 🏮 laptop 💻 large_blue_circle 🔵 large_blue_diamond 🔷
  large_orange_diamond 🔶 laughing 😆 leaves 🍃 ledger 📒 left_right_arrow ↔️ leftwards_arrow_with_hook ↩️ lemon 🍋 level_slider 🎚 link 🔗 lion 🦁 lock 🔒
  lock_with_ink_pen 🔏 loop ➿ loudspeaker 📢 low_brightness 🔅 luggage 🧳 lying_face 🤥 mag 🔍 mag_right 🔎 magic_wand 🪄 magnet 🧲 mailbox 📫 man 👨
  man_technologist 👨‍💻 mantelpiece_clock 🕰 maple_leaf 🍁 mask 😷 mega 📣 memo 📝 microphone 🎤 microscope 🔬 milky_way 🌌 minidisc 💽 money_with_wings 💸
  moneybag 💰 monkey 🐒 monkey_face 🐵 mortar_board 🎓 mountain ⛰ mouse 🐭 muscle 💪 mushroom 🍄 musical_note 🎵 mute 🔇 nail_care 💅 necktie 👔 nerd_face 🤓
  nesting_dolls 🪆 new 🆕 new_moon 🌑 newspaper 📰 next_track_button ⏭ ng 🆖 night_with_stars 🌃 nine 9️⃣ no_bell 🔕 no_entry ⛔ no_entry_sign 🚫 no_mouth 😶
  notebook 📓 notebook_with_decorative_cover 📔 notes 🎶 nut_and_bolt 🔩 o ⭕ octopus 🐙 office 🏢 oil_drum 🛢 ok 🆗 ok_hand 👌 ok_woman 🙆 old_key 🗝 one 1️⃣
  open_book 📖 open_file_folder 📂 open_hands 👐 open_umbrella ☂ orange_book 📙 orange_circle 🟠 orange_heart 🧡 orange_square 🟧 otter 🦦 outbox_tray 📤
  owl 🦉 package 📦 page_facing_up 📄 page_with_curl 📃 paintbrush 🖌 palm_tree 🌴 panda_face 🐼 paperclip 📎 parrot 🦜 partying 🥳 partying_face 🥳
  pause_button ⏸ peace_symbol ☮ pen 🖊 pencil 📝 pencil2 ✏️ penguin 🐧 pensive 😔 people_hugging 🫂 petri_dish 🧫 phone ☎️ pill 💊 pineapple 🍍 pizza 🍕
  plate_with_cutlery 🍽 play_or_pause_button ⏯ plunger 🪠 point_down 👇 point_left 👈 point_right 👉 point_up ☝ point_up_2 👆 police_car 🚓 poop 💩 popcorn 🍿
  postbox 📮 pouting_cat 😾 pray 🙏 printer 🖨 purple_circle 🟣 purple_heart 💜 purple_square 🟪 pushpin 📌 put_litter_in_its_place 🚮 question ❓ rabbit 🐰
  racing_car 🏎 radio 📻 radio_button 🔘 radioactive ☢ rage 😡 railway_car 🚃 rainbow 🌈 rainbow_flag 🏳️‍🌈 raised_back_of_hand 🤚 raised_hand ✋
  raised_hands 🙌 raising_hand 🙋 receipt 🧾 recycle ♻️ red_circle 🔴 red_square 🟥 registered ®️ relaxed ☺️ relieved 😌 repeat 🔁 restroom 🚻
  revolving_hearts 💞 ribbon 🎀 rice 🍚 robot 🤖 rocket 🚀 rofl 🤣 rolling_eyes 🙄 rose 🌹 rotating_light 🚨 round_pushpin 📍 ru 🇷🇺 safety_pin 🧷 safety_vest 🦺
  sailboat ⛵ sandwich 🥪 santa 🎅 satellite 📡 satisfied 😆 saxophone 🎷 school 🏫 scissors ✂️ scorpion 🦂 scream 😱 scroll 📜 secret ㊙️ see_no_evil 🙈
  seedling 🌱 seven 7️⃣ shark 🦈 sheep 🐑 shell 🐚 shield 🛡️ ship 🚢 shopping 🛍 shopping_cart 🛒 shrug 🤷 signal_strength 📶 six 6️⃣ skull 💀 sleeping 😴
  sleepy 😪 slightly_frowning_face 🙁 slightly_smiling_face 🙂 smile 😄 smiley 😃 smirk 😏 snail 🐌 snake 🐍 snowflake ❄️ snowman ⛄ sob 😭 soccer ⚽ soon 🔜
  sos 🆘 sound 🔉 space_invader 👾 sparkle ❇️ sparkler 🎇 sparkles ✨ sparkling_heart 💖 speak_no_evil 🙊 speaker 🔈 speech_balloon 💬 speedboat 🚤 spider 🕷
  spider_web 🕸 spiral_calendar 🗓 spiral_notepad 🗒 sponge 🧽 squid 🦑 star ⭐ star2 🌟 star_struck 🤩 stars 🌠 stopwatch ⏱ straight_ruler 📏 strawberry 🍓
  stuck_out_tongue 😛 studio_microphone 🎙 sun_with_face 🌞 sunflower 🌻 sunglasses 😎 sunny ☀️ sunrise 🌅 sweat 😓 sweat_drops 💦 sweat_smile 😅 symbols 🔣
  syringe 💉 tada 🎉 tangerine 🍊 taxi 🚕 tea 🍵 technologist 🧑‍💻 telephone ☎️ telephone_receiver 📞 telescope 🔭 tent ⛺ test_tube 🧪 thermometer 🌡
  thinking 🤔 thought_balloon 💭 three 3️⃣ thumbsdown 👎 thumbsup 👍 ticket 🎫 tiger 🐯 tiger2 🐅 timer_clock ⏲ tipping_hand_woman 💁 tm ™️ toilet 🚽 tomato 🍅
  toolbox 🧰 tools 🛠️ tooth 🦷 top 🔝 tornado 🌪 trackball 🖲 tractor 🚜 traffic_light 🚥 train 🚋 triangular_flag_on_post 🚩 triangular_ruler 📐 trophy 🏆
  truck 🚚 tulip 🌷 turtle 🐢 tv 📺 twisted_rightwards_arrows 🔀 two 2️⃣ uk 🇬🇧 umbrella ☔ unamused 😒 unicorn 🦄 unlock 🔓 up 🆙 upside_down_face 🙃 us 🇺🇸 v ✌
  vertical_traffic_light 🚦 video_camera 📹 video_game 🎮 volcano 🌋 vs 🆚 warning ⚠️ wastebasket 🗑 watch ⌚ watermelon 🍉 wave 👋 wavy_dash 〰️ weary 😩
  whale 🐳 wheelchair ♿ white_check_mark ✅ white_circle ⚪ white_flag 🏳 white_heart 🤍 white_large_square ⬜ wind_face 🌬 wine_glass 🍷 wink 😉 wolf 🐺
  woman 👩 woman_technologist 👩‍💻 world_map 🗺 worried 😟 wrench 🔧 writing_hand ✍ x ❌ yawning_face 🥱 yellow_circle 🟡 yellow_heart 💛 yellow_square 🟨
  yum 😋 zap ⚡ zero 0️⃣ zipper_mouth_face 🤐 zzz 💤
`
  .trim()
  .split(/\s+/);

/** The characters by the names that are written between colons. */
const characters: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1]!] as const] : [])),
);

/** The character of a name such as `rocket`; undefined for a name that is not known. */
function emojiOf(name: string): string | undefined {
  return characters.get(name);
}

/** Writes names between colons as characters. One that is not known may be a name all the same. */
export const emojiRule: InlineRule = {
  match: /(?<![\w:/])(?<!\\):([+-]1|[a-z\d][\w+-]*):(?![\w:])/g,
  to: ([whole, name = ""], place) => {
    const found = emojiOf(name);
    const isIcon = /^(?:material|octicons|simple|fontawesome)-/.test(name);
    if (found === undefined && !isIcon && /[a-z]/.test(name))
      place.note(`"${whole.slice(0, 40)}"`, "no character of this name is known, so it stays text");
    return found;
  },
};

/** A plain text with the characters of the names that are known. */
export function withEmoji(text: string): string {
  return text.replaceAll(emojiRule.match, (whole: string, name: string) => emojiOf(name) ?? whole);
}
