extension MediaType {
    /// The media types of files that people send, as IANA registers them or, where it does not, as servers expect them.
    /// A line has the type and the extensions that mean it.
    static let table = """
        application/atom+xml atom
        application/epub+zip epub
        application/geo+json geojson
        application/gzip gz
        application/java-archive jar
        application/json json map
        application/json-seq json-seq
        application/jsonl jsonl ndjson
        application/ld+json jsonld
        application/manifest+json webmanifest
        application/mp4 mp4s
        application/msword doc dot
        application/octet-stream bin dmg exe img iso msi
        application/ogg ogx
        application/p12 p12 pfx
        application/pdf pdf
        application/pem-certificate-chain pem
        application/pgp-encrypted pgp
        application/pgp-signature asc sig
        application/pkcs10 p10
        application/pkcs7-mime p7c p7m
        application/pkcs8 p8
        application/pkix-cert cer
        application/postscript ai eps ps
        application/protobuf pb
        application/rss+xml rss
        application/rtf rtf
        application/schema+json schema
        application/sql sql
        application/toml toml
        application/vnd.android.package-archive apk
        application/vnd.apache.parquet parquet
        application/vnd.apple.keynote key
        application/vnd.apple.mpegurl m3u8
        application/vnd.apple.numbers numbers
        application/vnd.apple.pages pages
        application/vnd.apple.pkpass pkpass
        application/vnd.debian.binary-package deb
        application/vnd.google-earth.kml+xml kml
        application/vnd.google-earth.kmz kmz
        application/vnd.ms-excel xla xls xlt
        application/vnd.ms-excel.sheet.binary.macroenabled.12 xlsb
        application/vnd.ms-excel.sheet.macroenabled.12 xlsm
        application/vnd.ms-fontobject eot
        application/vnd.ms-outlook msg
        application/vnd.ms-powerpoint pot pps ppt
        application/vnd.ms-powerpoint.presentation.macroenabled.12 pptm
        application/vnd.ms-project mpp
        application/vnd.ms-word.document.macroenabled.12 docm
        application/vnd.oasis.opendocument.graphics odg
        application/vnd.oasis.opendocument.presentation odp
        application/vnd.oasis.opendocument.spreadsheet ods
        application/vnd.oasis.opendocument.text odt
        application/vnd.openxmlformats-officedocument.presentationml.presentation pptx
        application/vnd.openxmlformats-officedocument.presentationml.slideshow ppsx
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
        application/vnd.openxmlformats-officedocument.spreadsheetml.template xltx
        application/vnd.openxmlformats-officedocument.wordprocessingml.document docx
        application/vnd.openxmlformats-officedocument.wordprocessingml.template dotx
        application/vnd.rar rar
        application/vnd.sqlite3 db sqlite sqlite3
        application/vnd.visio vsd vsdx
        application/wasm wasm
        application/x-7z-compressed 7z
        application/x-bittorrent torrent
        application/x-bzip2 bz2
        application/x-iwork-keynote-sffkey keynote
        application/x-lzma lzma
        application/x-ndjson ndj
        application/x-pem-file crt der
        application/x-plist plist
        application/x-rpm rpm
        application/x-sh sh
        application/x-subrip srt
        application/x-tar tar
        application/x-tex tex
        application/x-xz xz
        application/xhtml+xml xhtml
        application/xml xml xsd
        application/xslt+xml xsl xslt
        application/yaml yaml yml
        application/zip zip
        application/zstd zst
        audio/aac aac adts
        audio/ac3 ac3
        audio/aiff aif aifc aiff
        audio/amr amr
        audio/basic au snd
        audio/flac flac
        audio/matroska mka
        audio/midi mid midi
        audio/mp4 m4a m4b
        audio/mpeg mp2 mp3 mpga
        audio/ogg oga ogg opus
        audio/vnd.wave wave
        audio/wav wav
        audio/weba weba
        audio/x-caf caf
        audio/x-mpegurl m3u
        audio/x-ms-wma wma
        font/collection ttc
        font/otf otf
        font/ttf ttf
        font/woff woff
        font/woff2 woff2
        image/apng apng
        image/avif avif
        image/bmp bmp dib
        image/emf emf
        image/gif gif
        image/heic heic
        image/heif heif
        image/jp2 jp2 jpg2
        image/jpeg jfif jpe jpeg jpg
        image/jxl jxl
        image/png png
        image/svg+xml svg svgz
        image/tiff tif tiff
        image/vnd.adobe.photoshop psd
        image/vnd.djvu djv djvu
        image/vnd.microsoft.icon ico
        image/webp webp
        image/wmf wmf
        image/x-adobe-dng dng
        image/x-canon-cr2 cr2
        image/x-nikon-nef nef
        image/x-sony-arw arw
        image/x-portable-bitmap pbm
        image/x-portable-pixmap ppm
        image/x-tga tga
        image/x-xcf xcf
        message/rfc822 eml mht mhtml
        model/gltf+json gltf
        model/gltf-binary glb
        model/obj obj
        model/stl stl
        model/vnd.usdz+zip usdz
        text/calendar ics ifb
        text/css css
        text/csv csv
        text/html htm html
        text/javascript js mjs cjs
        text/markdown markdown md
        text/plain conf ini log text txt
        text/tab-separated-values tsv
        text/vcard vcard vcf
        text/vtt vtt
        text/x-c c cc cpp h hpp
        text/x-diff diff patch
        text/x-go go
        text/x-java-source java
        text/x-python py
        text/x-rust rs
        text/x-swift swift
        text/x-typescript ts tsx
        video/3gpp 3gp 3gpp
        video/3gpp2 3g2
        video/matroska mkv
        video/mp2t m2ts mts
        video/mp4 mp4 mpg4
        video/mpeg mpe mpeg mpg m2v
        video/ogg ogv
        video/quicktime mov qt
        video/webm webm
        video/x-flv flv
        video/x-m4v m4v
        video/x-ms-wmv wmv
        video/x-msvideo avi
        """
}
