// Written by scripts/odds-counted.ts.
export const COUNTED: Readonly<Record<string, readonly string[]>> = {
  '8684e627959a396d': [
    'royal-flush counted hand 1/64974 0',
    'straight-flush counted hand 687/5089630 0',
    'four-of-a-kind counted hand 2/4165 0',
  ],
  '2fac9362a03b2ca7': [
    'royal-flush counted hand 1/10829 0',
    'straight-flush counted hand 219337/275930655 0',
    'four-of-a-kind counted hand 2528777/877961175 0',
  ],
  '32ed761465f6e776': [
    'royal-flush simulated hand 1/70000 0.000010101020356622292',
    'straight-flush simulated hand 13/70000 0.00003639788623600249',
    'four-of-a-kind simulated hand 107/140000 0.00007368837792227704',
  ],
  'b67b0eb1e6347345': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush counted hand 3/216580 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  '5b55b79b36b42ebf': [
    'straight-flush-or-better counted hand 1/64974 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'b57fb29df155e4b9': [
    'four-of-a-kind-or-better counted hand 83/324870 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'a46303be80443ea6': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush counted hand 3/216580 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'd87f26b82e95ec05': [
    'straight-flush-or-better counted hand 1/64974 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  '3c7f23a6c5082968': [
    'four-of-a-kind-or-better counted hand 83/324870 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'a71842302be329e2': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush counted hand 3/216580 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  '869798622f205f28': [
    'straight-flush-or-better counted hand 1/64974 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  '2cf1b0e8e477ebce': [
    'four-of-a-kind-or-better counted hand 83/324870 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  '79bf1750f721c4c9': [
    'dragon-7-jin-chan-7-or-rabbit-7 counted round 19129247848/848912750595 0',
  ],
  '1f89a10e4faded96': [
    'natural-tie counted round 1648498/92244789 0',
  ],
  '72efd024d599d4ed': [
    'three-card-9-over-0 counted round 132030369824/19524993263685 0',
  ],
  '46307b19d8e942e1': [
    'dragon-7-jin-chan-7-or-rabbit-7 counted round 19129247848/848912750595 0',
  ],
  '47765a297db0efda': [
    'natural-tie counted round 1648498/92244789 0',
  ],
  '06e56e41364f82e5': [
    'three-card-9-over-0 counted round 132030369824/19524993263685 0',
  ],
  '793dfa2b3891c575': [
    'dragon-7-jin-chan-7-or-rabbit-7 counted round 19129247848/848912750595 0',
  ],
  'b72dc8ab921c290b': [
    'natural-tie counted round 1648498/92244789 0',
  ],
  'b081283355ffecb4': [
    'three-card-9-over-0 counted round 132030369824/19524993263685 0',
  ],
  'aacc63bf28155969': [
    'dragon-7-jin-chan-7-or-rabbit-7 counted round 19129247848/848912750595 0',
  ],
  '4271bd87af79cfe3': [
    'natural-tie counted round 1648498/92244789 0',
  ],
  '9c89ff373f487f98': [
    'three-card-9-over-0 counted round 132030369824/19524993263685 0',
  ],
  '48b4a501f4a15052': [
    'any-suited-pair counted hand 5/311 0',
  ],
  '3d4a8d67789b6686': [
    'straight-or-better counted hand 41/1105 0',
  ],
  '240adaefe7174079': [
    'three-of-a-kind-or-better counted hand 1/221 0',
  ],
  '66e46038b2ad3868': [
    'trips-or-better counted hand 7669/324870 0',
  ],
  '2b26c569bc20bac7': [
    'straight-flush-or-better counted hand 337/324870 0',
  ],
  'd710053f7395b30f': [
    'full-house-or-better counted hand 10162/363545 0',
  ],
  '280bd2793aaa34f1': [
    'quads-or-better counted hand 724/363545 0',
  ],
  'aa2743e01603deea': [
    'any-pair-in-front-with-trips-or-better-behind counted hand 296561/7707154 0',
  ],
  'b1df68491f3f3c66': [
    'any-three-pair counted hand 72468/3853577 0',
  ],
  '94284c62b788d38c': [
    'quads-or-better counted hand 129891/38535770 0',
  ],
  '1da5a90cd427e90d': [
    'any-pair-in-front-with-trips-or-better-behind counted hand 296561/7707154 0',
  ],
  '3ed6c3558ef82372': [
    'any-three-pair counted hand 72468/3853577 0',
  ],
  '984c0c26c0ad0e90': [
    'quads-or-better counted hand 129891/38535770 0',
  ],
  '84660cac367aeb99': [
    'any-pair-in-front-with-trips-or-better-behind counted hand 296561/7707154 0',
  ],
  'bfd3337565e63ae4': [
    'any-three-pair counted hand 72468/3853577 0',
  ],
  'e81e41c673383f72': [
    'quads-or-better counted hand 129891/38535770 0',
  ],
  '87bb9c57a3ad5e4f': [
    '9-gong-or-better counted hand 499/8990 0',
  ],
  '16db8c9b0e7752fe': [
    'nine-high counted hand 111/550511 0',
  ],
  '071abfd92bee28f3': [
    'nine-high counted hand 111/550511 0',
    'seven-picture-cards counted hand 99/19267885 0',
  ],
  '72cba0ecd78af53d': [
    'nine-high counted hand 111/550511 0',
    'five-aces counted hand 3/409955 0',
    'seven-picture-cards counted hand 99/19267885 0',
  ],
  '5d9928072e6469a2': [
    'nine-high counted hand 111/550511 0',
  ],
  '75b534dd6143b96e': [
    'nine-high counted hand 111/550511 0',
    'seven-picture-cards counted hand 99/19267885 0',
  ],
  '8629d678c10854c3': [
    'nine-high counted hand 111/550511 0',
    'five-aces counted hand 3/409955 0',
    'seven-picture-cards counted hand 99/19267885 0',
  ],
  'be59ac67b134a3e5': [
    'nine-high counted hand 111/550511 0',
  ],
  '0ac5f4bd35eb13e4': [
    'nine-high counted hand 111/550511 0',
    'seven-picture-cards counted hand 99/19267885 0',
  ],
  '787abe586a889445': [
    'nine-high counted hand 111/550511 0',
    'five-aces counted hand 3/409955 0',
    'seven-picture-cards counted hand 99/19267885 0',
  ],
  'a313bf3c223dc0f7': [
    'royal-flush counted hand 1/64974 0',
    'three-of-a-kind-or-higher simulated hand 881/7200 0.001214622442353646',
  ],
  '2dc94f3b04b2dc31': [
    'three-of-a-kind-or-higher simulated hand 881/7200 0.001214622442353646',
  ],
  '819c12464a8922a4': [
    'royal-flush counted hand 1/64974 0',
  ],
  'd90102916ee707dc': [
    'royal-flush counted hand 1/10829 0',
    'three-of-a-kind-or-higher simulated hand 3781/11250 0.001355529362224165',
  ],
  'e2412ede43ef70ab': [
    'three-of-a-kind-or-higher simulated hand 3781/11250 0.001355529362224165',
  ],
  '5cab155b38b7d9dc': [
    'royal-flush counted hand 1/10829 0',
  ],
  '4cac876b82d8d0fa': [
    'royal-flush simulated hand 1/70000 0.000010101020356622292',
    'three-of-a-kind-or-higher simulated hand 1109/8750 0.0009028165451993636',
  ],
  '36dbd388fb342ba3': [
    'three-of-a-kind-or-higher simulated hand 8873/70000 0.0009029988078279925',
  ],
  '5f35b3014076c244': [
    'royal-flush simulated hand 1/70000 0.000010101020356622292',
  ],
  '859a0a533e020785': [
    'four-of-a-kind>=2 counted round 1087221514/85131505333875 0',
  ],
  '32d7fc2ec8a25d73': [
    'full-house>=AAAKK counted round 625962671/24323287238250 0',
  ],
  'b93d11d3d9bec168': [
    'full-house>=AAAJJ counted round 2174042270800831/35423444412709052700 0',
  ],
  '9579606217f4308b': [
    'four-of-a-kind>=8 counted round 7577095056/39728035822475 0',
  ],
  '5903a9492ac69a55': [
    'four-of-a-kind>=5 counted round 59886770778/198640179112375 0',
  ],
  '4d15f5b04571dcfd': [
    'four-of-a-kind>=2 counted round 1734600264/4226386789625 0',
  ],
  '178c98e0f73f3d55': [
    'tie-7-4 counted round 4137472/461223945 0',
    'tie-7-5 counted round 430758784/47506066335 0',
    'tie-7-6 counted round 6448667704/2789284751955 0',
    'tie-9-4 counted round 4137472/461223945 0',
    'tie-9-6 counted round 40262671496/19524993263685 0',
  ],
  'db085117bc8adc52': [
    'suited-tie-4 counted round 244372/461223945 0',
    'suited-tie-5 counted round 22268/229497905 0',
    'suited-tie-6 counted round 183542237/6508331087895 0',
  ],
  '8a7b5666d0df1eb4': [
    'four-of-a-kind-suited counted round 4/4392609 0',
    'four-of-a-kind counted round 3568/30748263 0',
    'six-of-a-kind-suited counted round 3/20661368533 0',
    'six-of-a-kind counted round 24270/20661368533 0',
  ],
  'd000eb592c5b6b2a': [
    'tie-7-4 counted round 4137472/461223945 0',
    'tie-7-5 counted round 430758784/47506066335 0',
    'tie-7-6 counted round 6448667704/2789284751955 0',
    'tie-9-4 counted round 4137472/461223945 0',
    'tie-9-6 counted round 40262671496/19524993263685 0',
  ],
  '5eb2e392f9dc3263': [
    'suited-tie-4 counted round 244372/461223945 0',
    'suited-tie-5 counted round 22268/229497905 0',
    'suited-tie-6 counted round 183542237/6508331087895 0',
  ],
  '10f4aa4737a51e85': [
    'four-of-a-kind-suited counted round 4/4392609 0',
    'four-of-a-kind counted round 3568/30748263 0',
    'six-of-a-kind-suited counted round 3/20661368533 0',
    'six-of-a-kind counted round 24270/20661368533 0',
  ],
  '35ba76a743def477': [
    'tie-7-4 counted round 4137472/461223945 0',
    'tie-7-5 counted round 430758784/47506066335 0',
    'tie-7-6 counted round 6448667704/2789284751955 0',
    'tie-9-4 counted round 4137472/461223945 0',
    'tie-9-6 counted round 40262671496/19524993263685 0',
  ],
  '60d17fd42427af6e': [
    'suited-tie-4 counted round 244372/461223945 0',
    'suited-tie-5 counted round 22268/229497905 0',
    'suited-tie-6 counted round 183542237/6508331087895 0',
  ],
  '5ad288b1e4fe98a1': [
    'four-of-a-kind-suited counted round 4/4392609 0',
    'four-of-a-kind counted round 3568/30748263 0',
    'six-of-a-kind-suited counted round 3/20661368533 0',
    'six-of-a-kind counted round 24270/20661368533 0',
  ],
  '5a81c60177e9467d': [
    'tie-7-4 counted round 4137472/461223945 0',
    'tie-7-5 counted round 430758784/47506066335 0',
    'tie-7-6 counted round 6448667704/2789284751955 0',
    'tie-9-4 counted round 4137472/461223945 0',
    'tie-9-6 counted round 40262671496/19524993263685 0',
  ],
  '9268a96a063da4f2': [
    'suited-tie-4 counted round 244372/461223945 0',
    'suited-tie-5 counted round 22268/229497905 0',
    'suited-tie-6 counted round 183542237/6508331087895 0',
  ],
  '7e669f1fe0d058af': [
    'four-of-a-kind-suited counted round 4/4392609 0',
    'four-of-a-kind counted round 3568/30748263 0',
    'six-of-a-kind-suited counted round 3/20661368533 0',
    'six-of-a-kind counted round 24270/20661368533 0',
  ],
  'cd6f40348e7ed219': [
    'tie-7-4 counted round 4137472/461223945 0',
    'tie-7-5 counted round 430758784/47506066335 0',
    'tie-7-6 counted round 6448667704/2789284751955 0',
    'tie-9-4 counted round 4137472/461223945 0',
    'tie-9-6 counted round 40262671496/19524993263685 0',
  ],
  '1f53246311ca1fa0': [
    'suited-tie-4 counted round 244372/461223945 0',
    'suited-tie-5 counted round 22268/229497905 0',
    'suited-tie-6 counted round 183542237/6508331087895 0',
  ],
  '55bf840a6cecbd4c': [
    'four-of-a-kind-suited counted round 4/4392609 0',
    'four-of-a-kind counted round 3568/30748263 0',
    'six-of-a-kind-suited counted round 3/20661368533 0',
    'six-of-a-kind counted round 24270/20661368533 0',
  ],
  'dc50ea0d3f47b940': [
    'tie-7-4 counted round 4137472/461223945 0',
    'tie-7-5 counted round 430758784/47506066335 0',
    'tie-7-6 counted round 6448667704/2789284751955 0',
    'tie-9-4 counted round 4137472/461223945 0',
    'tie-9-6 counted round 40262671496/19524993263685 0',
  ],
  '2b428e4e281aa18a': [
    'suited-tie-4 counted round 244372/461223945 0',
    'suited-tie-5 counted round 22268/229497905 0',
    'suited-tie-6 counted round 183542237/6508331087895 0',
  ],
  'ffb0077bdbe02089': [
    'four-of-a-kind-suited counted round 4/4392609 0',
    'four-of-a-kind counted round 3568/30748263 0',
    'six-of-a-kind-suited counted round 3/20661368533 0',
    'six-of-a-kind counted round 24270/20661368533 0',
  ],
  'd29e08395a83fc1b': [
    'tie-7-4 counted round 4137472/461223945 0',
    'tie-7-5 counted round 430758784/47506066335 0',
    'tie-7-6 counted round 6448667704/2789284751955 0',
    'tie-9-4 counted round 4137472/461223945 0',
    'tie-9-6 counted round 40262671496/19524993263685 0',
  ],
  '4e495572b661fe1e': [
    'suited-tie-4 counted round 244372/461223945 0',
    'suited-tie-5 counted round 22268/229497905 0',
    'suited-tie-6 counted round 183542237/6508331087895 0',
  ],
  '8f225027abdda47e': [
    'four-of-a-kind-suited counted round 4/4392609 0',
    'four-of-a-kind counted round 3568/30748263 0',
    'six-of-a-kind-suited counted round 3/20661368533 0',
    'six-of-a-kind counted round 24270/20661368533 0',
  ],
  '7711cffaf070df0a': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-except-royal counted hand 3/216580 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'f3b377f37eee99bc': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-K counted hand 1/649740 0',
    'straight-flush-except-royal-K counted hand 2/162435 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'ed409ba4292acc3e': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-K counted hand 1/649740 0',
    'straight-flush-Q counted hand 1/649740 0',
    'straight-flush-except-royal-K-Q counted hand 1/92820 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'cd2d26ec2a95165b': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-except-royal counted hand 3/216580 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'a2e17ce96e487dfd': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-K counted hand 1/649740 0',
    'straight-flush-except-royal-K counted hand 2/162435 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'ff46cf62f66b0e10': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-K counted hand 1/649740 0',
    'straight-flush-Q counted hand 1/649740 0',
    'straight-flush-except-royal-K-Q counted hand 1/92820 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'a49b30ac31372166': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-except-royal counted hand 3/216580 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'e24f3bfb3464952d': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-K counted hand 1/649740 0',
    'straight-flush-except-royal-K counted hand 2/162435 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  '6fb8b79e721447cd': [
    'royal-flush counted hand 1/649740 0',
    'straight-flush-K counted hand 1/649740 0',
    'straight-flush-Q counted hand 1/649740 0',
    'straight-flush-except-royal-K-Q counted hand 1/92820 0',
    'four-of-a-kind counted hand 1/4165 0',
    'full-house counted hand 6/4165 0',
    'flush counted hand 1277/649740 0',
    'straight counted hand 5/1274 0',
  ],
  'fae692b7d9130ba1': [
    'all/1 simulated round 49/20000 0.00042095115512372694',
    'all/2 simulated round 0/1 0',
  ],
  '523261c6bb1e696b': [
    'all/1 simulated round 293/5000 0.0029246028790247745',
    'all/2 simulated round 3/20000 0.00008659604494432757',
  ],
  '2d2522f4f14edd5f': [
    'all/3 counted hand 425927/38535770 0',
  ],
  '8c91a63e9c7b4821': [
    'all/3 simulated hand 443/40000 0.0003023849586114436',
  ],
  '6cc32380d620c658': [
    'all/3 counted hand 425927/38535770 0',
  ],
  'd7695233d91137c0': [
    'all/8 counted round 1648498/92244789 0',
  ],
  '14dc4f17ff10ab28': [
    'all/8 counted round 1648498/92244789 0',
  ],
  '50f4715f4f072dde': [
    'all/10 counted hand 1296/626665 0',
    'all/11 counted hand 253/48205 0',
  ],
  'cbe9b8ed7d63a7b9': [
    'bac-1/1 counted round 560/61984105599 0',
  ],
  '8f7e62343266687a': [
    'bac-2/1 counted round 560/61984105599 0',
    'bac-2/2 counted round 24320/144629579731 0',
  ],
  'fb82e65b23389ac1': [
    'bac-3/1 counted round 2480/61984105599 0',
    'bac-3/2 counted round 19840/144629579731 0',
  ],
  '479d5af55544188c': [
    'bac-1/1 counted round 560/61984105599 0',
  ],
  '80dc2f4c6565baa1': [
    'bac-2/1 counted round 560/61984105599 0',
    'bac-2/2 counted round 24320/144629579731 0',
  ],
  'c8ae2d8379f1c474': [
    'bac-3/1 counted round 2480/61984105599 0',
    'bac-3/2 counted round 19840/144629579731 0',
  ],
  'c182993137c65ea9': [
    'bac-1/1 counted round 560/61984105599 0',
  ],
  'f32c9fe8b9365f6f': [
    'bac-2/1 counted round 560/61984105599 0',
    'bac-2/2 counted round 24320/144629579731 0',
  ],
  'e0e1e40798e43519': [
    'bac-3/1 counted round 2480/61984105599 0',
    'bac-3/2 counted round 19840/144629579731 0',
  ],
  'd9ec3b30d81c2c13': [
    'bac-1/1 simulated round 0/1 0',
  ],
  'ad92c8712d7f796a': [
    'bac-2/1 simulated round 0/1 0',
    'bac-2/2 simulated round 1/10000 0.00007070714249635605',
  ],
  '60ccf0125ae6e927': [
    'bac-3/1 simulated round 0/1 0',
    'bac-3/2 simulated round 1/10000 0.00007070714249635605',
  ],
  'c5d868ecd9fbefe7': [
    'hands/1 counted hand 99/19267885 0',
    'hands/2 counted hand 33/5505110 0',
    'hands/3 counted hand 4327/2964290 0',
    'hands/4 counted hand 187548/19267885 0',
  ],
  'e8978452082958a8': [
    'hands/1 simulated hand 1/120000 0.000008333124997395768',
    'hands/2 simulated hand 1/60000 0.000011784523749392674',
    'hands/3 simulated hand 199/120000 0.00011696982932458363',
    'hands/4 simulated hand 703/60000 0.0003060907409031947',
  ],
  'faf826ffde5b198e': [
    'hands/19 counted hand 1/250666 0',
    'hands/20 counted hand 51/250666 0',
    'hands/21 counted hand 108/626665 0',
    'hands/22 counted hand 1188/626665 0',
    'hands/23 counted hand 243/48205 0',
  ],
  '10c589df530f7d4d': [
    'hands/24 counted round 1/337893 0',
    'hands/25 counted round 892/2365251 0',
    'hands/26 counted round 61504/11826255 0',
    'hands/27 counted round 176851/11826255 0',
  ],
  'f4581743c7aa6fee': [
    'hands/17 counted hand 3/7192 0',
    'hands/18 counted hand 3/899 0',
  ],
  '4091e8f29ae2944a': [
    'hands/12 counted hand 0/1 0',
    'hands/11 counted hand 0/1 0',
    'hands/10 counted hand 0/1 0',
    'hands/9 counted hand 5/4043 0',
  ],
  '304c901106192a18': [
    'hands/6 counted hand 1/17589 0',
    'hands/5 counted hand 4/17589 0',
    'hands/8 counted hand 64/123123 0',
    'hands/7 counted hand 64/41041 0',
  ],
  'f15714154a2edde1': [
    'hands/6 counted hand 1/17589 0',
    'hands/5 counted hand 4/17589 0',
    'hands/8 counted hand 64/123123 0',
    'hands/7 counted hand 64/41041 0',
  ],
  '0a9f3ae3e783d078': [
    '1/1 simulated hand 13/3000 0.0002119559120241172',
  ],
  '290d07b19796e6ca': [
    '3/1 simulated hand 13/3000 0.0002119559120241172',
  ],
  '3591424415df3521': [
    '1/3 simulated hand 18/4375 0.00017074434881735097',
  ],
  '25a7781aa98cb02e': [
    '3/3 simulated hand 18/4375 0.00017074434881735097',
  ],
  'ee6e4072955602c4': [
    '1/5 simulated hand 397/90000 0.0001544082891333442',
  ],
  '2fba8f0001003ddd': [
    '3/5 simulated hand 397/90000 0.0001544082891333442',
  ],
  '2f38a10f4da9abe8': [
    '2/2 simulated hand 517/24000 0.00041640731511746206',
  ],
  '30e7f3aaf90fa476': [
    '3/13 simulated hand 517/24000 0.00041640731511746206',
  ],
  '23dcf293a8aebfdb': [
    '3/15 counted hand 310/41041 0',
    '3/16 counted hand 0/1 0',
  ],
  '342d9f5405acdfca': [
    '2/8 counted hand 27/1798 0',
  ],
  'c8dd551d1ebaea58': [
    '3/19 counted hand 27/1798 0',
  ],
  '51f14bb6122cfbb3': [
    '2/10 counted round 8255028200/144629579731 0',
  ],
  '1ab2acf19cd2d636': [
    '3/21 counted round 8255028200/144629579731 0',
  ],
  '2302e4495f96f45a': [
    '2/12 simulated round 693/5000 0.002443256433532919',
  ],
  'e0c8028e9ef269ed': [
    '3/23 simulated round 693/5000 0.002443256433532919',
  ],
  'c6c7a07fae46d339': [
    '1/2 simulated hand 18/4375 0.00017074434881735097',
  ],
  'bfde358d2ebb8bda': [
    '3/2 simulated hand 18/4375 0.00017074434881735097',
  ],
  'ed380b1d5fed06ab': [
    '1/4 simulated hand 793/140000 0.00019789163572469636',
  ],
  '2f71348f357483f0': [
    '3/4 simulated hand 793/140000 0.00019789163572469636',
  ],
};
