/** Given names and the short forms that stand for them on cards and papers, a line each. */
export const SHORT_FORMS: readonly (readonly string[])[] = `
alexander alex al sasha xander
alexandra alex sandra sasha lexi
andrew andy drew
anthony tony antonio
barbara barb babs
benjamin ben benny
catherine katherine kathryn cathy kathy kate katie kat
charles charlie chuck carlos
christina christine chris tina
christopher chris topher
daniel dan danny
david dave
deborah debra deb debbie
donald don donny
edward ed eddie ted
elizabeth liz lizzie beth betty eliza
eugene gene
francis frank francisco pancho paco
frederick fred freddy
gerald jerry gerry
gregory greg
guadalupe lupe lupita
ignacio nacho
isabel chabela isa
jacob jake
james jim jimmy jamie
jennifer jen jenny
jeffrey geoffrey jeff geoff
jessica jess jessie
john johnny jack jon
jonathan jon nathan
jose pepe joseph joe joey
joshua josh
jesus chuy
kenneth ken kenny
lawrence laurence larry
leonard leo len
luis lou louis
manuel manny
margaret maggie meg peggy marge
matthew matt mateo
michael mike mickey miguel
nathaniel nathan nate
nicholas nick nicolas nico
pamela pam
patricia pat patty trish
patrick pat paddy
peter pete pedro
raymond ray
rebecca becky
richard rick ricky dick rich
robert rob robbie bob bobby beto
ronald ron ronnie
roberto beto
rosario chayo
samuel sam sammy
stephen steven steve
susan sue suzanne susie
theodore ted theo teddy
theresa teresa terry tere
thomas tom tommy
timothy tim
victoria vicky tori
vincent vince vinny vicente
walter walt wally
william bill billy will willie liam guillermo
zachary zach zack
`
  .trim()
  .split('\n')
  .map(line => line.split(' '));
