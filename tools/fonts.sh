#!/bin/sh
# Cut the fonts of the client to the letters that it writes itself, into web/src/assets/fonts.
# Needs fonttools and brotli (pip install fonttools brotli) and the packages of web/node_modules.
# Other letters of names come from the uncut files: see web/src/lib/fonts.css.
set -eu
cd "$(dirname "$0")/.."
from=web/node_modules
to=web/src/assets/fonts
letters='U+0020-007E,U+00A0,U+00B0,U+00B7,U+00D7,U+2013,U+2019,U+201C,U+201D,U+2026,U+2190-2193'
mkdir -p "$to"

cut_to() { # FILE NAME LETTERS...
	pyftsubset "$from/$1" "--$3" --layout-features='*' --flavor=woff2 --output-file="$to/$2.woff2"
}

for weight in 600 700; do
	cut_to "@fontsource/besley/files/besley-latin-$weight-normal.woff2" "besley-$weight" "unicodes=$letters"
done
# Only the wordmark and the numbers of fish are so heavy.
cut_to @fontsource/besley/files/besley-latin-800-normal.woff2 besley-800 text=RUMPS0123456789
for family in hanken-grotesk:800 literata:700; do
	name=${family%:*}
	cut_to "@fontsource-variable/$name/files/$name-latin-wght-normal.woff2" "$name" "unicodes=$letters"
	fonttools varLib.instancer --quiet "$to/$name.woff2" "wght=400:${family#*:}" --output "$to/$name.woff2"
done

# The pictures of finished games are drawn by the room, with fonts that no browser has to load.
from=web/node_modules
to=src/rumpus/drawing/fonts
mkdir -p "$to"
unpack() { # FILE NAME
	fonttools ttLib.woff2 decompress -o "$to/$2.ttf" "$from/$1/files/$2-normal.woff2"
}
for file in latin-600 latin-700 latin-ext-700 latin-800; do
	unpack @fontsource/besley "besley-$file"
done
for file in latin latin-ext; do
	unpack @fontsource-variable/hanken-grotesk "hanken-grotesk-$file-wght"
done
