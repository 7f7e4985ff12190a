/** Names that papers spell in several ways: Chinese, Korean, Vietnamese, Armenian, Arabic and Slavic, a line each. */
export const SPELLINGS: readonly (readonly string[])[] = `
lee li yi rhee lei ly
park pak bak
choi choe chey
kim gim
jung jeong chung cheong jong
kang gang
cho jo
yoon yun youn
lim im rim
shin sin
kwon gwon
noh roh no
yoo yu ryu you
woo wu u
moon mun
joo ju chu
zhang chang cheung jhang
wang wong huang hwang huynh hoang
chen chan tan tran chin
xu hsu hui
zhou chou chow chau joe
zhao chao chiu trieu
xie hsieh tse ta
zheng cheng
cai tsai choy choi
cao tsao
liu lau liew luu
lin lam lim
wu ng ngo
yang yeung duong
ye yip
he ho
hu woo ho
guo kuo kwok quach
zhu chu
xiao hsiao siu
qiu chiu yau
song soong
su so to
ma mah
feng fung phung
deng tang dang
peng pang
pan poon
liang leung luong
lu lo loo
shi shih
jiang chiang
qian chien
xiong hsiung
nguyen nguyn
vu vo
pham fam
le lee
mohammed muhammad mohamed mohammad mohamad mehmet
ahmed ahmad
hussein hussain husein hossein
abdullah abdallah abdulla
yusuf yousef youssef yosef
sergei sergey serguei sargis sarkis
aleksandr alexander alexandr oleksandr
dmitri dmitry dimitri dmytro
yuri yury iurii yurii
mikhail michail mykhailo
evgeny yevgeny evgenii eugene
tatiana tatyana tetiana
natalia natalya nataliya
ekaterina yekaterina katerina catherine
petrosyan petrossian bedrosian
hakobyan hagopian akopyan
sargsyan sarkisian sarkissian
grigoryan krikorian grigorian
harutyunyan haroutunian arutyunyan
hovhannisyan ohanesian hovanesian oganesyan
avetisyan avedissian
karapetyan garabedian
`
  .trim()
  .split('\n')
  .map(line => line.split(' '));
