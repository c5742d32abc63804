/** Made by generate-name-lists.ts; 27832 names, each a word in Latin letters. */
export const firstNames = `
Aaaqil Aaban Aabid Aachal Aada Aadam Aaden Aadhya Aadi Aadidev Aadil Aadinath Aaditya Aadrika Aafiya Aagam Aage Aagney
Aagneya Aagot Aahana Aahil Aalam Aalee Aalim Aaliyah Aalok Aaltje Aamil Aamir Aamirah Aamod Aanand Aanandaswarup
Aanandinii Aanjaneya Aanuoluwapo Aapo Aaqil Aaratrika Aarav Aarif Aarini Aariz Aarna Aarnav Aarne Aaro Aaron Aarush
Aarya Aaryan Aarón Aasa Aasha Aashi Aashif Aashir Aashritha Aasif Aasim Aatif Aatiq Aatmaj Aatmaja Aatos Aatreya Aaus
Aayan Aayush Aayushmaan Aayushman Aazim Aba Abaan Abaco Abadon Abagail Abak Abaka Abakan Abakay Abani Abar Abay
Abayomi Abb Abbas Abbey Abbi Abbie Abbigail Abbondanza Abbondanzio Abbondio Abbos Abbott Abby Abd Abdalla Abdallah
Abdel Abdelatif Abdelkader Abdellah Abderaouf Abderrahmane Abdi Abdiel Abdihakim Abdirahman Abdiş Abdon Abdone Abdonie
Abdou Abdoul Abdoulaye Abdourahmane Abdramane Abdu Abduaziz Abduboriy Abdul Abdulahad Abdulazim Abdulaziz Abdulbekir
Abdulboriy Abdulgazi Abdulhafiz Abdulhakim Abdulhamid Abdulhay Abdulholiq Abduljabbor Abduljalil Abdulkadir Abdulkarim
Abdulla Abdullah Abdullahi Abdullatif Abdulloh Abdulmalik Abdulmenaf Abdulqahhor Abdulqodir Abdulsemet Abdulvahhob
Abdulvali Abdulvohid Abdumalik Abdurahmon Abdurrahiym Abdurrahman Abdurrahmon Abdurrauf Abdurrazzoq Abdussamad Abdón
Abdülahat Abdülcemal Abdülhadi Abdülkerim Abdülsamed Abdürreşit Abe Abebi Abednego Abeer Abeiku Abel Abela Abelard
Abelardo Abele Abelin Abeline Abelone Abena Abendam Abeni Abenzio Abha Abhaidev Abhaya Abhimanyu Abhiram Abhirath
Abhisyanta Abibatou Abibo Abid Abidin Abie Abigael Abigaelle Abigail Abigaili Abigale Abigayle Abigaël Abigaëlle
Abigaíl Abigaïl Abigél Abilio Abimbola Abina Abiodun Abiola Abiona Abisola Abisoye Abiye Abluç Abner Abondance Abosede
Abou Aboubacar Aboubakar Abraham Abrahamo Abrahám Abram Abramio Abramo Abril Abror Absalon Absolon Absolón Abubakar
Abubakr Abuzar Aby Abyasa Abélard Abı Abılay Abşar Acace Acacie Acacio Acanthe Acar Acario Acarkan Acaryatanaya
Accursio Ace Acey Achaire Achalesvara Acharyanandana Acharyasuta Achiel Achieng Achil Achiles Achille Achim Achintya
Achraf Achsah Achyut Acie Acilia Acilio Aciscolo Aclan Acrisio Aculina Acun Acy Ada Adaeze Adah Adak Adal Adalan
Adalard Adalardo Adalbald Adalbaude Adalbert Adalberta Adalberto Adalbéron Adaldı Adalfredo Adalgisa Adalgiso Adaline
Adalmış Adalric Adalrico Adalsinde Adalyn Adalynn Adam Adama Adamaris Adame Adamo Adams Adan Adar Adasal Adaugo Adaş
Adberilgen Adda Addi Addie Addison Addisyn Addo Addolorata Addyson Addý Ade Adea Adebankole Adebiyi Adebola Adebowale
Adeboye Adebukola Adedaramola Adedayo Adedeji Adedoyin Adegoke Adegrin Adegrine Adekitan Adekola Adekunle Adel Adela
Adelaida Adelaide Adelajda Adelard Adelardo Adelasia Adelaïde Adelbert Adelberto Adelchi Adele Adeleke Adelfo
Adelgardo Adelgunde Adelheid Adelia Adelie Adelin Adelina Adelinde Adeline Adeliya Adell Adella Adelle Adelmo Adelphe
Adeltrude Adelya Adelyn Adelynn Adelía Adem Aden Adenet Adenike Adeniyi Adeodato Adeola Adeolu Adeoti Adepeju Aderopo
Adesewa Adeshina Adesoji Adesua Adetayo Adetoke Adetoun Adeyi Adheesh Adhiarja Adhiraj Adhra Adhrit Adhémar Adi Adia
Adiarja Adib Adiba Adiela Adigun Adika Adikara Adikavi Adil Adila Adile Adilene Adilə Adimu Adin Adina Adinata Adinath
Adis Adison Aditeya Aditya Adityanandan Adityanandana Adja Adjutor Adlai Adlan Adline Adlı Adlıbeğ Admir Adnan Adnân
Ado Adolf Adolfa Adolfine Adolfo Adolfína Adolph Adolphe Adolphie Adolphus Adomas Adone Adonis Adonise Adora Adoración
Adrain Adraman Adrastée Adrehilde Adria Adriaan Adrian Adriana Adriane Adrianna Adrianne Adriano Adriel Adrien Adriena
Adriene Adrienn Adrienne Adrija Adrijana Adrione Adripathi Adrián Adriána Adron Adrían Adríana Adríel Adsız Adunni
Advaith Advay Advaya Advik Advika Adviye Adweta Adwitiya Adwoa Adya Adyson Adán Adèle Adél Adéla Adélaïde Adélie
Adéodat Adíel Adólf Adıgün Adıgüzel Adık Adıkutlu Adıkutlutaş Aedan Aedin Aengus Aenne Afanasi Afanasie Afaq Afer
Aferdita Affan Affie Afi Afia Afife Afil Afiq Afitap Afolarin Afonso Afra Afrim Afro Afruza Aftin Afton Afua Afzuna
Afşar Afşin Afşın Afəl Afərim Afət Agabio Agafia Agamennone Agape Agapet Agapito Agasti Agastya Agata Agatha Agathange
Agathe Agathon Agaton Agazio Agenore Agesilao Aggie Aggrey Agilbert Agilberte Agim Agla Aglae Aglaia Aglaja Aglaé
Agnan Agnane Agnar Agne Agnea Agneflète Agnes Agnesa Agnese Agness Agneta Agnete Agneya Agni Agnieszka Agnimitra
Agniprava Agnivesh Agnolo Agnos Agnès Agnė Agostina Agostino Agrata Agripina Agripino Agrippa Agrippin Agrippine Agris
Agron Agrypina Agus Agusta Agustin Agustina Agustus Agustín Agáta Agâh Agða Ahalya Ahat Ahenk Ahilya Ahlem Ahmad Ahmed
Ahmet Ahror Ahsen Ahter Ahti Aiace Aicha Aida Aidan Aidano Aideen Aiden Aidyn Aidə Aiga Aigars Aija Aijuka Aiko Aila
Ailbhe Aileen Ailene Aili Ailis Ailish Aimable Aimee Aimo Aimone Aimé Aimée Aina Ainara Aine Aino Ainoa Ainsley Ainārs
Airi Aisha Aishani Aishling Aisling Aislinn Aissatou Aistis Aisyah Aitana Aitor Aivar Aivaras Aivars Aiyana Aiyanna
Aja Ajala Ajan Ajana Ajani Ajda Ajeet Ajeng Ajiman Ajimat Ajimin Ajiono Ajit Ajita Ajla Ajlin Ajna Ajoke Ak Akalan
Akalp Akande Akanmu Akanni Akar Akarsana Akata Akatay Akay Akaş Akbar Akbatur Akbay Akbaş Akboğa Akbudak Akbulak
Akbuğra Akbörü Akcivan Akdemir Akdora Akdoğan Akdurmuş Akeelah Akeem Akgöl Akgüneş Aki Akif Akifa Akifə Akinkunmi
Akinlabi Akinwale Akinyi Akira Akise Akkerman Akkun Akkunlu Akkurt Akkuş Akmal Akmaner Akmaral Akobir Akofa Akorfa
Akos Akosua Akoth Akpıra Akram Akroor Aksay Aksel Akseli Akshainie Akshaj Akshat Akshata Akshay Akshayakeerti Akshita
Aksil Aksoy Aksungur Aksöğüt Aktan Aktekin Aktemür Aktimur Akua Akula Akumaa Akumu Akunna Akvelīna Akver Akwasi Akwesi
Akyıldız Akça Akçabay Akçakoca Akçasu Akçora Aköz Akı Akıbudak Akım Akın Akınal Akıner Akınçı Al Ala Alaaddin Alaba
Alabama Alaban Alabezek Alabörü Aladağ Alade Aladin Aladino Aladoğan Alaeddin Alain Alaina Alaine Alakurt Alamanno
Alambana Alamiro Alamu Alan Alana Alanalp Alani Alanis Alanna Alannah Alano Alanta Alanzo Alara Alarico Alassane
Alastair Alattin Alaya Alayna Alayunt Alayuntlu Alaz Alaïs Alba Alban Albane Albano Albeiro Albena Alberico Albert
Alberta Alberte Albertha Albertina Albertine Albertino Alberto Alberts Albertus Albertýna Albertīne Albin Albina
Albino Albion Alboino Albrecht Albrico Albulena Alby Albérade Albéric Albín Albína Alcan Alcee Alceo Alceste Alcestiso
Alcibiade Alcide Alcides Alcidie Alcie Alcime Alcina Alcine Alcino Alcira Alcyone Alda Aldair Aldar Aldegonde Aldemar
Aldemir Alden Alderano Aldin Aldis Aldný Aldo Aldobrando Aldona Aldonce Aldonza Aldoğan Aldric Aldís Aldıgerey Ale
Alea Aleah Aleandro Aleardo Alease Aleaume Alec Alecia Aleck Aleen Aleena Aleida Aleisha Aleix Alejandra Alejandrin
Alejandrina Alejandro Alejo Alek Aleks Aleksa Aleksandar Aleksander Aleksandr Aleksandra Aleksandras Aleksandro
Aleksandrs Aleksanteri Aleksei Aleksej Aleksi Alekso Aleksy Alemka Alen Alena Alene Alenia Alenka Aleodor Aleramo
Alesea Alesha Alesia Alessa Alessandra Alessandro Alessia Alessio Aleta Aleth Aletha Alethea Aletta Alevtina Alex
Alexa Alexandar Alexande Alexander Alexandr Alexandra Alexandre Alexandrea Alexandria Alexandrie Alexandrina
Alexandrine Alexandro Alexandros Alexandru Alexandría Alexane Alexanne Alexe Alexei Alexej Alexi Alexia Alexie Alexina
Alexine Alexis Alexus Alexys Alexzander Alexía Alexíus Aleya Aleyna Aleš Aleška Alf Alfa Alferd Alfie Alfio Alfons
Alfonsa Alfonse Alfonsina Alfonsino Alfonso Alfonz Alfonzo Alford Alfred Alfreda Alfredo Alfreð Alfréd Alfréda Alfrēds
Alfífa Alger Algernon Algie Algirdas Algiso Algot Algu Algış Ali Alia Aliabbas Aliana Alic Alica Alican Alice Alicia
Alicja Alico Alida Alienor Aliette Alighiero Aliihsan Alijah Alika Alima Alin Alina Aline Alinur Aliona Aliou Alioune
Alirio Aliro Alis Alisa Alise Aliseydi Alisha Alisher Alison Alissa Alissia Alisson Alistair Alistar Alister Alivia
Alix Alixe Aliya Aliyah Aliyu Aliyə Aliza Alize Alizee Alizé Alizée Aliénor Alişan Alişir Alja Aljaž Aljoša Alka
Alkabölük Alkaevli Alkan Alkaşı Alkor Alkış Alla Allahverdi Allan Allana Allean Allegra Allen Allena Allene Alli
Alliaume Allie Alline Allison Allisson Ally Allyn Allyson Allyssa Allý Alma Almar Almasi Almast Almaz Almeda Almedia
Almendra Almer Almerigo Almeta Almila Almina Almine Almir Almira Almire Almiro Almon Almudena Almus Almut Almuth
Almyra Alois Aloisia Aloisie Aloisio Alojz Alojza Alojzia Alojzij Alojzija Alojzije Alok Aloma Alon Alondra Alone
Alonso Alonza Alonzo Aloys Aloyse Aloysius Aloïs Aloïse Aloīzs Alp Alpagut Alpamış Alparsbeğ Alparslan Alpata Alpay
Alpaya Alpaykağan Alpbamsı Alpbilge Alpcan Alpdirek Alpdoğan Alper Alperen Alpertunga Alpgerey Alpha Alphan Alpheus
Alphonce Alphons Alphonse Alphonsine Alphonso Alphonsus Alphée Alpike Alpilig Alpin Alpinien Alpkara Alpkutlu Alpkülük
Alpsü Alptegin Alptunga Alpturan Alptutuk Alptuğrul Alpuluğ Alpurungu Alpurungututuk Alpyörük Alpış Alpşalçı Alrekur
Alrún Alsoy Alston Alsu Alta Altan Altankan Altankağan Altay Altea Altemur Altha Althea Althée Altie Altin Altmışkara
Alton Altoğan Altuga Altuğ Altın Altınbike Altınkan Altınkaya Altınkağan Altınoba Altıntamgan Altıntamgantarkan
Altıntarkan Altıntay Altınçiçek Altınışın Alva Alvah Alvan Alvar Alvaro Alve Alveiro Alvena Alver Alvera Alverda
Alverta Alverède Alvia Alvie Alviero Alvilda Alvin Alvina Alvira Alvis Alvise Alvy Alvīne Alwar Alwilda Alwin Alwina
Alwine Aly Alya Alyah Alyce Alycia Alys Alysa Alyse Alysha Alysia Alyson Alyssa Alyssia Alysson Alyvia Alzina Alícia
Alída Alína Alís Alísa Alíz Alīda Alımga Alışık Alžbeta Alžběta Ama Amabela Amabile Amada Amadea Amadeo Amadeus Amado
Amador Amadou Amady Amahle Amaia Amaira Amal Amalia Amaliane Amalie Amalija Amalio Amalric Amalthée Amalía Amancio
Amand Amanda Amande Amandin Amandine Amando Amani Amant Amante Amanzio Amar Amara Amarachi Amaranaath Amarande
Amaranthe Amaranto Amare Amaresh Amari Amarilis Amarion Amaris Amarnath Amaru Amaryllis Amasa Amata Amath Amato
Amatore Amauri Amaury Amaya Amaç Amaël Ambar Amber Amberly Ambers Ambra Ambre Ambrine Ambrogio Ambroise Ambroisie
Ambrose Ambrosiano Ambrosio Ambroży Ambrož Ambróz Amdy Amea Amedeo Amedeu Amel Amela Amelia Amelie Amelija Ameline
Amelio Amely Amelya Amelía Amen America Americo Amerigo Ameth Amey Ameyatma Ami Amiah Amicie Amico Amid Amie Amiel
Amil Amilcare Amilía Amin Amina Aminat Aminata Aminatu Amine Aminte Amintore Aminu Amir Amira Amirah Amish Amit Amita
Amiya Amiyah Amleto Amma Ammie Ammon Ammâr Amodini Amogh Amoke Amol Amon Amondi Amone Among Amope Amor Amore Amos
Amour Amparo Ampelio Amra Amrak Amre Amri Amrit Amrita Amritambu Amruta Amul Amy Amy-Lee Amy-Leigh Amya Amza Amália
Amálie Amát Amáta Amédée Amélia Améliane Amélie Amélien América Américo Améthyste Amílcar Amír Amíra Amîr Amý Amālija
Ana Ana-Maria Anaadi Anabel Anabela Anabella Anabelle Anacleto Anae Anael Anaelle Anagh Anahera Anahi Anahis Anahita
Anahí Anaida Anais Anal Anala Analia Analía Anamaria Anamarija Anamika Anand Ananda Anandamayi Anang Ananias Ananta
Anar Anargül Anaru Anas Anasa Anasooya Anass Anastacia Anastacio Anastase Anastasia Anastasie Anastasija Anastasije
Anastasio Anastasios Anastasía Anastatia Anastazija Anastazio Anastazja Anastáz Anastázia Anastázie Anasuya Anatol
Anatole Anatoli Anatolia Anatolie Anatolii Anatolij Anatázie Anatólie Anay Anaya Anaël Anaëlle Anaís Anaïs Anca Ancel
Ancelin Anceline Anci Ancica Ancil Ancilla Ancizar Ancuța Anda Andarıman Andaç Andel Andelin Andelko Andelo Anders
Anderson Andi Andile Andiç Andjela Andjelina Andoche Andon Andor Andra Andrada Andrae Andras Andraž Andre Andrea
Andreane Andreanne Andreas Andree Andreea Andrei Andreia Andrej Andreja Andrejka Andrejs Andrena Andreo Andres Andrew
Andrey Andrešs Andri Andria Andrian Andriana Andrija Andrijana Andrin Andrina Andris Andrius Andro Andromeda Andrus
Andrzej Andrá András André Andréa Andréas Andrée Andrés Andwele Andy Andéol Anděl Anděla Andělín Andělína Andżelika
Andžejs Andžs Ane Anej Anel Anele Anemona Anes Anesa Aneta Anete Anett Anetta Anette Anežka Anfernee Anfinn Angadrême
Angalia Angantýr Angavu Ange Angel Angela Angele Angeles Angelia Angelic Angelica Angelika Angelina Angeline Angelino
Angelique Angelita Angella Angelo Angelíka Anggabaya Anggun Anghel Anghelina Angi Angie Angilbe Angilberte Angilran
Angoustan Angus Angèle Angélica Angélina Angélique Anh Ani Ania Anibal Anica Anice Anicet Aniceto Anicette Anicée Anie
Aniela Aniello Anik Anika Anikó Anil Anila Anilaabh Anilabh Anina Anirudh Anis Anisa Anise Anish Anissa Anita Anitra
Aniya Aniyah Anișoara Anja Anjali Anjanette Anjaneya Anjela Anjelica Anjolaoluwa Anjushree Anjushri Anka Ankal Anke
Ankica Anko Anmol Ann Ann-Britt Ann-Charlott Ann-Charlotte Ann-Christin Ann-Christine Ann-Kathrin Ann-Kristin
Ann-Louise Ann-Mari Ann-Marie Ann-Sofi Ann-Sofie Anna Anna-Karin Anna-Lena Anna-Liisa Anna-Lisa Anna-Luise Anna-Maria
Anna-Marie Annabel Annabell Annabella Annabelle Annagrazia Annah Annak Annalena Annaliese Annalisa Annalise Annalísa
Annamae Annamaria Annamarie Annamária Annapurna Annar Annarr Annas Annastacia Annaëlle Anne Anne-Catherine
Anne-Françoise Anne-Kathrin Anne-Katrin Anne-Laure Anne-Lise Anne-Marie Anne-Rose Anne-Sophie Annedore Annegret
Annegrete Annekatrin Anneke Annel Anneleen Annelene Anneli Annelie Annelies Anneliese Annelise Annelore Annelí
Annemarie Annemette Annemie Annemijn Anner Annerose Annes Annet Annett Annetta Annette Anney Anni Annibal Annibale
Annica Annice Annick Annie Anniina Annija Annika Annikki Annina Annis Annita Annmarie Anno Annonciade Annukka
Annunziata Anny Annía Anný Anom Anon Anona Anoni Anora Anouar Anouck Anouk Anrijs Ansaldo Ansbert Ansberte Ansel
Anselm Anselma Anselme Anselmo Ansgar Ansgary Ansh Anshula Ansis Ansley Anson Ansora Ansovino Anssi Anstrudie Ant
Antal Antanas Ante Antea Antek Antelmo Antero Anthelme Anthelmette Anthoney Anthony Antide Antigone Antim Antimo
Antino Antioco Antione Antionette Antje Anto Antoaneta Antoin Antoine Antoinette Anton Antone Antonela Antonella
Antonello Antonetta Antonette Antoni Antonia Antonie Antonieta Antonietta Antonija Antonin Antonina Antonine Antonino
Antonio Antonios Antoniu Antonius Antono Antons Antony Antonía Antonín Antoníus Antoon Antoņina Antra Antti Antun
Antwain Antwan Antwon Antònia Antónia António Antônio Anu Anuar Anuja Anunay Anunciación Anuraag Anurag Anusha Anusuya
Anuška Anuța Anvar Anvi Anwar Anwesha Anya Anyango Anyelo Anyi Ançuk Anémone Aníbal Aníka Anína Aníta Anči Ančica Anđa
Anđela Anđelika Anđelina Anĝelo Anıl Anšlavs Anže Aodhan Aoibheann Aoibhin Aoibhinn Aoife Aongus Apa Apak Apatarkan
Apaydın Aphélie Apisara Apolena Apolinar Apollina Apollinaire Apollinare Apollinary Apolline Apollo Apollonia Apolonia
Apostolos Appia Appoline Aprançur April Apríl Apsara Apuleio Aqil Aquiles Aquilin Aquiline Aquilino Ara Arabela
Arabella Arabelle Araboğa Araceli Aracely Arademir Aradhana Arah Aral Araldo Aram Arame Araminta Aran Aranka Ararat
Aras Aratone Arba Arbay Arben Arbey Arbie Arbnor Arbuz Arcade Arcadi Arcadie Arcadii Arcadio Arcan Arcelia Arch
Archambaud Archan Archange Archer Archibald Archie Archimede Archippo Arcibaldo Arda Ardath Ardelia Ardell Ardella
Ardelle Arden Ardeth Ardian Ardis Ardit Ardita Ardith Ardito Arduino Ardyce Ardís Ardıç Areli Arely Aren Arent Ares
Aresio Areta Aretha Arey Arezki Argelia Argemiro Argentina Argie Argimiro Argine Argo Argono Argu Argun Argıl Arham
Ari Aria Ariadna Arialdo Arian Ariana Ariane Arianna Arianne Aribert Ariberto Aric Aricie Arie Ariel Ariela Ariele
Ariella Arielle Arielė Arietta Arif Arifcan Arifə Arij Arijit Arijus Arike Ariki Arild Arilíus Arin Arina Arinbjörg
Arinbjörn Arindam Arinola Arion Ariosto Aris Arisa Arisara Aristarco Ariste Aristeo Aristid Aristide Aristides
Aristione Aristița Aristo Aristofane Aristotele Arizona Arja Arjen Arjun Arkadiusz Arkady Arkie Arkut Arkád Arkādijs
Arkın Arkış Arla Arlan Arland Arleen Arlen Arlena Arlene Arlet Arleta Arleth Arletta Arlette Arley Arlie Arlin Arlind
Arlinda Arline Arlington Arlis Arlo Arly Arlyn Arlyne Armahan Arman Armance Armand Armandas Armande Armandine Armando
Armands Armani Armas Armağan Armel Armeline Armelle Armend Armenía Armida Armide Armin Arminas Arminda Armine Arminio
Arminta Armond Armstead Armīns Arna Arnald Arnaldo Arnaldur Arnar Arnas Arnau Arnaud Arnaude Arnav Arnaç Arnberg
Arnbergur Arnbjörg Arnbjörn Arnborg Arnd Arndt Arndís Arndór Arne Arnes Arnesh Arnett Arnetta Arney Arnfinna Arnfinnur
Arnfreyr Arnfried Arnfríður Arngeir Arngerður Arngils Arngrímur Arngunnur Arnheiður Arnhildur Arnie Arnika Arnim Arnis
Arnkatla Arnkell Arnlaug Arnlaugur Arnleif Arnleifur Arnljót Arnljótur Arnlín Arnmundur Arnmóður Arno Arnoddur Arnold
Arnolda Arnoldas Arnoldo Arnolds Arnould Arnošt Arnoštka Arnrós Arnrún Arnsteinn Arnulf Arnulfo Arnviður Arnór Arnóra
Arnúlfur Arnþrúður Arnþór Arnþóra Aroa Aroha Arolde Aron Arona Aronas Aronne Arpat Arpağ Arpád Arra Arran Arrie Arrigo
Arron Arsal Arsen Arsenie Arsenije Arsenio Arseniusz Arsim Arsinoé Arsipatra Arslan Arslanargun Arslanbörü
Arslansungur Arslantegin Arslanyabgu Arslon Arsène Arsènie Arsıl Art Arta Artan Artanto Artawan Artelia Artemio
Artemis Artemisa Arthaud Arther Arthor Arthur Arthurine Arthus Arthème Arthúr Artie Artiom Artis Arto Arttu Artturi
Artuk Artukaç Artur Arturo Arturs Artus Artut Artuš Artémis Artúr Artıınal Artūras Artūrs Aru Aruk Arun Aruna Arunima
Arunthavanathan Arusi Arved Arvel Arvid Arvil Arvilla Arvin Arvo Arvydas Arvīds Arwa Arwen Arya Aryan Aryana Aryanna
Arystarch Arzen Arziye Arzu Aránzazu Arçuk Aría Aríanna Aríel Aríella Arín Arína Arís Aríus Arîn Arı Arıboğa Arıel
Arık Arıkağan Arıkdoruk Arıkol Arın Arınç Arıpınar Arısoy Arşun Arūnas Asa Asad Asadulloh Asael Asafe Asake Asal
Asalet Asali Asani Asanti Asartegin Asatira Asberry Asbjørn Asbury Ascanio Ascelin Asceline Ascension Ascensión
Asdrubal Asdrubale Asel Asella Asger Asha Ashanti Ashby Ashely Asher Ashlea Ashlee Ashleigh Ashlene Ashlesh Ashley
Ashli Ashlie Ashling Ashly Ashlyn Ashlynn Ashmi Ashok Ashton Ashtyn Asia Asif Asija Asil Asila Asilbek Asilə Asiman
Asimodeo Asirwada Asirwanda Asiya Asja Askja Asko Askur Aslan Aslanhan Aslesha Aslijan Asliya Asliye Aslım Asma Asmaa
Asmadi Asman Asmianto Asmini Asmira Asmita Asmuni Asolat Ason Aspar Aspen Asrı Assa Assar Assetou Assia Assil
Assomption Assumpta Assunta Assunto Assya Asta Astarté Asterio Astianatte Aston Astou Astrid Astrida Astride Astrit
Astrée Astrīda Astérie Asu Asuela Asunción Asuğ Aswani Asya Asírí Asım Asığ Asəf Ata Ataahua Atabala Atagün Atakan
Atakağan Atalan Atalay Ataldı Ataleo Atalmış Atalía Ataman Atamoğlan Atanas Atanasia Atanasio Atanazy Atanur Atanázie
Atanáš Atasagun Atasu Atatöre Ataç Atberilgen Atena Atenulf Atfat Atgun Atha Athalie Athanase Athanasie Athanasios
Atharv Atheel Athena Athenaïs Athina Athman Athos Athuman Athumani Athéna Athénaïs Ati Atiena Atieno Atila Atilhan
Atilio Atilla Atinuke Atit Atiyye Atla Atlanta Atlas Atli Atlı Atlıbeğ Atlıkağan Atma Atmaca Atmaja Atmanand Atmananda
Atnan Atreyee Atreyi Atsız Atta Attaf Atte Atticus Attie Attila Attilano Attilio Attracta Atunçu Atâullah Atıf Atıgay
Atıkutlu Atıkutlutaş Atıla Atılgan Atım Atımer Atış Aube Aubertine Auberto Aubin Aubra Aubree Aubrey Aubrie Aubry
Audace Aude Audebert Audeline Audie Audley Audouin Audra Audran Audreanne Audrey Audriana Audrianna Audrina Audrius
Audry Audy August Augusta Augustas Auguste Augustin Augustina Augustine Augusto Augusts Augustus Augustín Augustýn
Augustýna Aukusti Aulia Aulikki Aulis Aune Aunyaporn Aura Auraq Aure Aurel Aurelia Aurelian Aureliana Aureliano
Aurelie Aurelien Aurelija Aurelio Aureliu Aurelián Aurelle Aurian Auriane Aurica Aurică Aurilla Aurimas Auro Auron
Aurora Aurore Aurthur Aurèle Aurélia Aurélie Aurélien Aurélienne Aurēlija Aurėja Ausilia Ausiliatrice Ausilio Ausma
Austar Austen Austin Austine Austmann Austmar Auston Austra Austri Austyn Auther Authur Autry Autumn Auxane Auxence
Auðbergur Auðbert Auðbjörg Auðbjörn Auðbjört Auðdís Auðgeir Auðkell Auðlín Auðmundur Auðna Auðný Auðrún Auðun Auðunn
Auður Auðólfur Aušra Aušrinė Ava Avadhesh Avah Avan Avani Avantika Avar Avaz Avdal Ave Aveline Avelino Averardo Averi
Averie Averil Avery Avgust Avi Avie Aviel Avigaëlle Avis Avital Avluç Avni Avon Avoye Avram Avril Avunç Avşar Avşin
Awa Awadil Awamil Awamiri Awan Awani Awar Awaz Awero Awesi Awhina Awj Awlya Awmar Awrad Axel Axeline Axelle Axelma
Axelía Axenia Axinte Ay Aya Ayaan Ayah Ayamin Ayan Ayana Ayanda Ayanna Ayas Ayasun Ayaydın Ayaz Ayaçı Ayaş Aybalta
Ayban Aybars Aybet Aybeğ Aybora Aybəniz Aycagül Aydan Aydar Aydarkağan Aydemir Ayden Aydin Aydinç Aydoğan Aydoğdu
Aydoğmuş Ayduru Aydın Aydınalp Aydınbey Ayebatari Ayelén Ayem Ayesha Aygutalp Aygönenç Aygül Aygün Aygırak Ayhan
Ayinde Ayinke Ayize Aykal Aykan Aykağan Aykurt Aykut Aykutalp Ayla Aylan Ayleen Aylil Aylin Ayline Aylla Ayluç
Ayluçtarkan Ayma Ayman Aymane Aymard Aymardine Aymen Aymeric Aymon Aymonde Aynilhayat Aynur Aynurə Aynımah Ayodeji
Ayodele Ayoka Ayomide Ayomikun Ayotude Ayoub Aypar Ayren Ayruk Aysar Ayse Aysel Aysema Aysevim Aysoy Aysu Aysuna
Aysılığ Aytak Aytaç Aytek Aytekin Ayten Aytuna Aytuğ Aytöz Aytəkin Aytən Ayu Ayub Ayush Ayushman Ayushmati Ayvas Ayvaz
Ayyaruk Ayyubi Ayyıldız Ayçan Ayçiçək Ayülker Ayıtmış Ayız Ayızdağ Ayşan Ayşeana Ayşenur Ayşıl Aza Azaan Azad Azade
Azahar Azahara Azak Azalea Azalee Azalée Azamat Azaria Azariah Azban Azeeb Azeglio Azelia Azeline Azelio Azeneth Azer
Azettin Azgan Azganaz Aziz Aziza Azize Azizhan Azizi Azmi Azra Azubuike Azucena Azul Azzie Azzurra Azélie Azîme Azıl
Azər Açela Açelya Açuk Açık Açıkel Açılay Açığ Aída Aïcha Aïda Aïdan Aïna Aïsha Aïssa Aïssata Aïssatou Aðalberg
Aðalbergur Aðalbert Aðalbjörg Aðalbjörn Aðalbjört Aðalborg Aðalborgar Aðaldís Aðalfríður Aðalgeir Aðalheiður
Aðalmundur Aðalráður Aðalrós Aðalsteina Aðalsteinn Aðalsteinunn Aðalveig Aðólf Aþena Aćim Ağa Ağabay Ağahadi Ağakağan
Ağakişi Ağalak Ağamalı Ağamusa Ağasəfa Ağaxan Ağbegim Ağca Ağlamış Ağmur Ağça Aīda Aļģirds Aļģis Aşan Aşanboğa
Aşantudun Aşantuğrul Aşhan Aşir Aşkın Aştaloğul Aşuk Aşıkbulmuş Aŭgustino Aŭguĉjo Baaba Baahir Baaizeed Baala
Baalaaditya Baalagopaal Baaqee Baaqir Baaree Baashir Baasim Baasit Baba Babacan Babacar Babar Babasola Babatunji
Babawale Baber Babeta Babett Babette Babila Babur Baby Babyboy Babır Baccio Bacco Bachittar Badabul Badawi Bade
Badegül Badis Badr Badruk Badur Bafana Bafode Bagas Baghyawati Bagiya Bagus Bagya Baha Bahaa Bahaddin Bahadurjit
Bahadır Bahar Bahari Bahati Bahia Bahittin Bahiy Bahodir Bahri Bahriddin Bahrom Bahtinur Bahtiyar Bahula Bahuraksa
Bahuwarna Bahuwirya Baiba Baidehi Baijayanti Bailee Bailey Bailie Bairbel Bairbre Bairon Bajragin Bajram Bakari Bakary
Bakağul Bakda Baker Bakhshi Bakhtiyor Baki Bakiadi Bakianto Bakidin Bakijan Bakiman Bakiono Baksı Bakti Baktiadi
Baktianto Baktiono Bakula Bakır Bakırsokum Bakşı Bala Balaaditya Balaban Balachandra Baladitya Balagopal Balagovind
Balaka Balakatay Balamani Balamantri Balamır Balangga Balapati Balatekin Balaxanım Balca Baldassare Baldassarre
Balderico Baldey Baldo Baldomero Baldovino Baldrún Baldu Balduino Baldur Baldvin Baldvina Baldwin Bale Baleegh
Balendra Balgopal Balhaar Bali Balidin Balijan Balinda Baljiwan Balkık Ballard Ballı Balta Baltacı Baltar Baltasar
Baltazar Baltaş Balthasar Balthazar Baltur Baltır Balvan Balveer Balz Balázs Balçar Balın Bama Bambad Bambang Bambi
Bambina Bamsı Banara Banawa Banawi Bancar Bandhu Bandhul Bandile Bangizwe Bangu Banjeet Banji Bankim Bankimchandra
Bankole Banna Banu Banü Baptist Baptiste Baqar Baqir Bara Barak Baraka Baraktöre Baran Barasa Barb Barbara Barbarigo
Barbe Barbeğ Barbol Barbora Barboğa Barbra Barbro Barbu Barbulsun Barbára Barchinoy Bardo Bardomiano Bardıbay Bargan
Barica Baris Bariş Barkan Barkdoğdu Barkdoğmuş Barkdurdu Barkdurmuş Barkha Barkın Barlas Barlıbay Barmaklak Barmaklı
Barman Barna Barnaba Barnabe Barnabás Barnabáš Barnabé Barnard Barnett Barney Barnie Barno Baron Barr Barraq Barrett
Barri Barrie Barron Barry Bars Barsaba Barsbeğ Barsboğa Barsen Barsgan Barsimeo Barskan Barsurungu Bart Bartek
Barthelemy Bartholome Bartholomew Bartholomäus Barthélemy Bartimée Bartley Bartolo Bartolomea Bartolomej Bartolomeo
Bartolomeu Bartolomé Bartoloměj Barton Bartu Barça Barçadoğdu Barçadoğmuş Barçadurdu Barçadurmuş Barçan Barçatoyun
Barði Barımtay Barın Barış Barışcan Bas Basaam Basademir Basan Basanti Basanyalavaç Basar Basarab Basat Bascom Baseer
Basel Basem Bashaar Bashaarat Bashar Basharat Basheer Basheerah Bashkim Basil Basile Basileo Basilia Basilio Basilisse
Basim Basir Baskın Basma Basmıl Basriye Bassam Bassi Bassiano Bassilla Bassí Bastiaan Bastian Bastiano Bastien Bastián
Bastuğrul Bastían Bastı Basu Basut Basım Batal Bathilde Batilda Batool Batrak Battal Battista Batu Batuhan Batuk Batur
Baturalp Baturay Batırhan Baudelio Baudouin Baugur Bautista Bawer Baxter Bay Baya Bayankağan Bayançar Bayard Bayat
Bayazıt Baybars Baybayık Baybiçen Baybora Bayboğa Baybüre Baydar Baydemir Baydu Baydur Baykal Baykan Baykara Baykoca
Baykuzu Baylee Baylie Bayman Baymünke Bayna Baynal Baypüre Bayrak Bayram Bayraç Bayron Bayruhan Bayruk Bayrı Bayrın
Baysungur Baytal Baytara Baytaş Bayunçur Bayur Bayurku Bayutmuş Bayuttu Bayzettin Bayık Bayındır Bayınçur Baz Bazam
Bazil Bazyli Bazır Baçara Baçman Baççayman Bağa Bağaalp Bağan Bağatarkan Bağatengrikağan Bağatur Bağaturgerey
Bağaturipi Bağatursepi Bağaturçigşi Bağaışbara Bağaşatulu Bağdagül Bağdat Bağdaş Bağtaş Bağış Baņuta Başak Başay
Başbuğ Başgan Başhan Başkurt Başkırt Başok Baştar Başçı Baŭcido Bea Beadie Beat Beata Beate Beato Beatrice Beatrico
Beatrijs Beatrix Beatriz Beatrycze Beatus Beau Beauden Beaulah Bebba Bebe Beckett Beckham Beckie Becky Beda Bedford
Bedi Bedir Bedirhan Bediriye Bediz Bedran Bedreddin Bedri Bedřich Bedřiška Beecher Begga Begi Begil Begim Begine
Begitutuk Beglen Begni Begoyim Begoña Behbud Behiza Behiç Behlül Behram Behrem Behruz Behzat Behçet Beinir Beinteinn
Beitir Bek Bekan Bekazıl Bekbay Bekbekeç Beker Bekeç Bekeçarslan Bekeçarslantegin Bekeçtegin Bekim Bekir Beklemiş
Bekmurod Bektaş Bektaşi Bektür Bela Belarmino Belek Belemir Belen Belgi Belgizar Belgüc Belia Belimir Belina Belinda
Belisario Belkize Bell Bella Belle Bellino Bellisan Bello Belma Belo Beltir Belton Beltramo Beltun Belva Belçim Belçir
Belén Ben Bena Benard Benas Bence Bende Bendegúz Benedek Benedetta Benedetto Benedict Benedicte Benedicto Benedikt
Benedikta Benedikte Benedita Benedykt Benek Benett Bengi Bengibay Bengt Bengta Bengü Beni Beniamin Beniamina Beniamino
Benice Benicio Benidikt Benidikta Benigna Benigno Benita Benito Benja Benjaman Benjamen Benjamim Benjamin Benjamine
Benjamín Benji Benjiman Benjman Benjámin Benli Benlidemir Benn Benna Bennet Bennett Benney Bennie Benno Benny Benný
Benoit Benol Benone Benoný Benoît Benson Bent Benta Bente Bentey Benthe Bentley Bento Benton Bentína Benvenuta
Benvenuto Benyamin Benía Benício Beníta Benóní Benóný Beppe Bera Berardo Berat Beray Berceste Berdan Berdibeğ Berdie
Beren Berend Berendey Berengario Berenice Berenico Berenika Berent Berezat Berfîn Berg Bergdís Bergey Bergfinnur
Bergfríður Bergheiður Berghildur Berghreinn Berginsenge Bergjón Berglaug Berglind Bergljót Berglín Bergmann Bergmannía
Bergmar Bergmundur Bergný Bergrán Bergrín Bergrós Bergrún Bergsteinn Bergsveinn Bergur Bergvin Bergü Bergþór Bergþóra
Berinay Berislav Berit Beriye Berk Berkal Berkan Berkay Berke Berki Berkin Berkiş Berkley Berksay Berkyaruk Berlin
Bermek Bernabé Bernadett Bernadetta Bernadette Bernadine Bernard Bernarda Bernardine Bernardino Bernardita Bernardo
Bernd Bernd-Dieter Berndt Berneice Bernetta Bernfried Bernhard Bernhardine Bernharð Bernharður Berni Bernice Bernie
Berniece Bernita Bernt Bernward Bernódus Bernódía Beronico Berra Berran Berre Berrin Berry Bersi Bert Berta Bertalan
Bertel Bertha Berthe Berthold Berti Bertie Bertil Bertille Bertilo Bertina Berto Bertold Bertolda Bertoldo Bertolfo
Berton Bertram Bertrand Berva Beryl Berçem Berçin Berîtan Berîvan Besart Besarta Besentegin Besey Beshte Besim Besin
Besnik Besra Bess Besse Bessi Bessie Bessí Bestla Betania Betanía Betemir Beth Betha Bethan Bethann Bethany Bethel
Bethzy Beti Betina Betsey Betsy Betsý Bett Betta Bette Betti Bettie Bettina Betty Bettye Bettyjane Bettylou Bettý
Betúel Beula Beulah Beuve Bev Bevan Beverlee Beverley Beverly Beya Beyda Beyhatun Beyizçi Beyler Beyonce Beyrek Beyrem
Beyzade Bezek Beáta Beçeapa Beçkem Beāte Beğ Beğarslan Beğbars Beğbilgeçikşin Beğboğa Beğdemir Beğdilli Beğdurmuş
Beğkulu Beğtaş Beğtegin Beğtüzün Beğçur Beňadik Beşar Beşer Beşir Bhaanumati Bhaasvan Bhaaswar Bhadra Bhadrak
Bhadraksh Bhadran Bhagavaan Bhagirathi Bhagvan Bhagwanti Bhagwati Bhamini Bhanumati Bharadwaj Bharat Bhardwaj Bhargava
Bhargavi Bhasvan Bhaswar Bhaumik Bhavani Bhaves Bhavika Bhavini Bhavna Bhavya Bheeshma Bhekani Bhekimuzi Bhekisisa
Bhekizizwe Bhekokwakhe Bhekumbuso Bhilangana Bhima Bhisham Bhishma Bhoj Bhoopat Bhoopati Bhooshan Bhooshit Bhramar
Bhudev Bhudeva Bhupati Bhupen Bhushan Bhushit Bhuvanesh Bhuvaneshwar Biagio Bianca Bianka Bibek Bibi Bibiana Bibianna
Bibiano Bibisora Bibiána Bibuwa Bican Bice Bidayet Biddie Bieke Biel Bienvenida Bigna Bijay Bikash Bil Bilaal Bilal
Bilay Bilel Bilender Bilge Bilgebayunçur Bilgebeğ Bilgekan Bilgekağan Bilgekutluk Bilgekülüçur Bilgen Bilgetamgacı
Bilgetardu Bilgetaçam Bilgetegin Bilgetonyukuk Bilgez Bilgeçikşin Bilgeışbara Bilgeışbaratamgan Bilgin Bilginur Bilgiç
Bilgütay Bilha Bilig Biligköngülsengün Bilik Biljana Bilkay Bilkisu Bill Billie Billie-Jo Billurə Billy Billye Bilol
Biltaş Bilva Bilwa Bilâl Bimala Bina Binafsha Binay Binbaşar Binbeği Bindir Bindo Bineta Bino Binta Bintou Binışık
Birane Birben Birdella Birdie Birger Birgid Birgir Birgit Birgita Birgitt Birgitta Birgitte Birgül Birino Birjesh
Birkir Birna Birnir Birol Birousk Birsan Birsen Birt Birta Birte Birtha Birthe Birtie Birtingur Birtir Birtna Biruta
Bisenija Biserka Bishakha Bishal Bishnu Bishop Bitten Bitül Bivoj Bizhan Biçek Bişar Bjargar Bjargdís Bjargey
Bjargheiður Bjarghildur Bjarglind Bjargmundur Bjargþór Bjarkan Bjarkar Bjarkey Bjarki Bjarklind Bjarma Bjarmar Bjarmi
Bjarnar Bjarndís Bjarne Bjarney Bjarnfinnur Bjarnfreður Bjarnfríður Bjarngerður Bjarnharður Bjarnheiður Bjarnhildur
Bjarnhéðinn Bjarni Bjarnlaug Bjarnlaugur Bjarnleifur Bjarnrún Bjarnsteinn Bjarnveig Bjarnólfur Bjarný Bjarnþrúður
Bjarnþór Bjarnþóra Bjartey Bjartmann Bjartmar Bjartmey Bjartur Bjartþór Bjorn Bjólan Bjólfur Björg Björgey Björgheiður
Björghildur Björgmundur Björgvin Björgólfur Björgúlfur Björk Björn Björney Björnfríður Björnólfur Björt Bjørg Bjørn
Bladimir Blagica Blagoje Blahomil Blahomila Blahomír Blahomíra Blahoslav Blahoslava Blain Blaine Blair Blaise Blake
Blanaid Blanca Blanch Blanchard Blanche Blanchie Blandine Blanduzia Blane Blanka Blas Blathnaid Blaze Blaž Blažej
Blažena Blerim Blerina Blerta Bless Blessing Bluette Bluford Bláey Blædís Blængur Blær Blævar Blín Blíða Blómey Bo
Boas Boaz Bob Boban Bobana Bobba Bobbi Bobbie Bobby Bobbye Bobur Bode Bodhan Bodhi Bodi Bodil Bodo Boe Boel Boet Boga
Bogdan Bogdana Bogdís Bogey Bogga Boghildur Bogi Boglárka Bogoljub Bogomir Bohdan Bohdana Bohuchval Bohumil Bohumila
Bohumír Bohumíra Bohun Bohuna Bohuslav Bohuslava Bohuš Bohuše Bohémond Bojan Bojana Bojislava Bolatito Boldaz Bolden
Boldizsár Bolemír Boleslav Boleslava Bolli Bolmuş Bolsun Bolun Boluwatife Boma Bon Bonagiunta Bonaldo Bonaventura
Bonavita Boncuk Bonface Bonginkosi Bongul Bongulboğa Boniface Bonifacio Bonifác Bonita Bonito Bonnie Bonny Bonu Booker
Boone Bora Borahan Boran Borataş Borbála Borek Borg Borgar Borgdís Borghildur Borgný Borgrún Borgúlfur Borgþór
Borgþóra Boris Borislav Borislava Borivoje Borja Borjan Borka Borko Borlukçu Borna Bornak Borris Bortolo Borut Borys
Borçul Boróka Bose Bosibori Bosiljka Botan Botir Botnía Botond Bouba Boubacar Boubou Bouchard Bouchra Bowie Bowman
Boyan Boyankulu Boyce Boyd Boylabağa Boylabağatarkan Boylakutlutarkan Boynak Boysie Bozan Bozbağ Bozbörü Bozdoğan
Bozena Bozerk Bozkurt Bozkuş Bozok Boztaş Boði Boğa Boğatimur Boğaç Boğaçuk Boļeslavs Bořek Bořislav Bořislava Bořivoj
Boško Boštjan Boža Božena Božetěch Božetěcha Božica Božidar Božidara Božislav Božo Brad Braden Bradford Bradley Bradly
Brady Bradyn Braeden Braedon Braelyn Braga Braghildur Bragi Brahim Brahma Brahmaanand Brahmabrata Brahmanandam
Brahmdev Braiden Brain Brajan Brajendra Brajesh Bram Bramwel Brancaleone Brandan Branddís Brande Brandee Branden
Brandi Brandie Brandin Brando Brandon Brandt Brandur Brandy Brandyn Branimir Branimira Branimír Branimíra Branislav
Branislava Branka Brankica Branko Brannon Branson Brant Brantley Bratislav Bratislava Braulio Bravin Braxton Brayan
Brayden Braydon Braylen Braylon Brea Breana Breandan Breann Breanna Breanne Brecht Breda Bree Breeda Breege Breffni
Breki Brencis Brenda Brendah Brendan Brenden Brendon Brenn Brenna Brennan Brennen Brennon Breno Brent Brenton Breonna
Bresi Brestir Bret Brett Bria Briac Brian Briana Brianda Brianna Brianne Brice Brid Bridger Bridget Bridgett Bridgette
Bridgit Bridie Briek Brielle Brien Brieuc Briget Brigette Brighid Brigid Brigida Brigita Brigito Brigitta Brigitte
Brijesh Briley Brilyant Brimar Brimdís Brimhildur Brimi Brimir Brimrún Brinda Brinley Brion Brionna Brisa Bristol Brit
Brita Britany Britney Britni Britny Britt Britt-Mari Britt-Marie Britta Brittaney Brittani Brittanie Brittany Brittnay
Brittnee Brittney Brittni Brittnie Brittny Britton Brjánn Brock Broddi Broderick Brodie Brody Brogan Brona Bronach
Bronagh Bronislav Bronislava Bronson Bronwen Bronwyn Brook Brooke Brooklyn Brooklynn Brooks Bror Brown Broņislava
Broņislavs Bruce Bruna Brune Brunehaut Brunehilde Brunhild Brunhilda Brunhilde Bruni Brunilda Brunilde Bruno Bruto
Bryan Bryana Bryanna Bryant Bryce Brycen Brygida Brylee Bryn Bryndís Brynfríður Bryngeir Bryngerður Brynheiður
Brynhildur Brynja Brynjar Brynjólfur Brynjúlfur Brynlee Brynleifur Brynn Brynný Brynsteinn Bryntýr Brynþór Bryon
Bryony Bryson Bryton Brá Brájen Brák Brândușa Bríana Bríanna Bríet Brígida Brími Brăduț Buchi Buck Bucur Bud Budak
Budağ Budd Buddha Buddhana Buddie Buddy Budhil Budi Budimir Budimír Budislav Budivoj Budunlu Buel Buelah Buell Buena
Buenaventura Buffy Buford Buhari Buhle Bujar Bukak Bukaktutuk Bukola Bukurije Bula Bulah Bulak Bulan Bulaçapan Buldur
Bulgak Bulmaz Bulmuş Buluk Bulunç Bulut Buluç Buluğ Buluş Bumın Buna Bunk Bunmi Bunsuz Buraid Burak Burakhan Burckhard
Burcuhan Burdette Buren Burgess Burghard Burguçan Burhan Burhon Burim Burk Burkard Burkay Burke Burkhard Burkhardt
Burkney Burkni Burl Burleigh Burley Burnell Burnett Burney Burnice Burnie Burr Burrel Burrell Burslan Burt Burton
Burulday Burulgu Burunduk Burç Burçak Busara Busayo Bush Busisiwe Buster Butak Butch Butler Butuk Buyan Buyandemir
Buyankara Buyançuk Buyat Buyraç Buyruk Buyrukhan Buyruç Buzaç Buzaçtutuk Buçan Buçur Buğday Buğra Buğrakarakağan Buşra
Buşulgan Bylgja Bynum Byrd Byrdie Byron Bystrík Bálint Bára Bárbara Bárður Bâki Bärbel Bæring Bæringur Bæron Béatrice
Béatrix Béla Bénigne Bénédicte Béranger Bérangère Bérard Bérengère Béryl Bérénice Bêrîtan Bíborka Bíbí Bína Bóas Bóel
Bói Bót Bóthildur Bótólfur Bögde Böge Bögü Bökde Böke Bölen Bölükbaşı Bönek Bönge Börje Börkur Börteçin Börteçine Börü
Börübars Börüsengün Böðvar Bøje Børge Búi Búri Büdüs Büdüstudun Bügdüz Bügdüzemen Büge Büget Bügü Bükdüz Büke
Bükebuyraç Bükebuyruç Bükey Büktegin Büküşboğa Bülent Bümen Bünyamin Bünyamün Bünül Büre Büreyre Bürgüt Bürkek Bürküt
Bürlük Büğübilge Büşranur Bārbala Bănel Bērends Bērtulis Běla Bıdın Bıtaybıkı Bıtrı Bıçkı Bıçkıcı Błażej Břetislav
Břetislava Bəhram Bəhruz Bəxtiyar Bəyaz Bảo Cabbar Cabir Caddie Cade Caden Cael Caesar Caetana Cafer Cagak Cager Cahal
Cahan Cahangir Cahid Cahir Cahya Cahyadi Cahyanto Cahyo Cahyono Caiden Cailin Cailum Cailyn Cain Caino Caio Cait
Caitlin Caitlyn Caitlynn Caitriona Caius Cajsa Caket Cakrabirawa Cakrabuana Cakrajiya Cakrawala Cakrawangsa Cal
Calanico Calcedonio Caldonia Cale Caleb Calebe Caleigh Calhoun Cali Calin Calina Calista Calisto Calixta Calixte
Calixto Calla Callan Calleigh Callie Callisto Callum Calogera Calogero Calpurnia Calum Calvin Calvince Cambria Camden
Camelia Cameron Cami Camil Camila Camilia Camilla Camille Camillien Camillo Camillus Camilo Camisha Cammie Campbell
Campo Camren Camron Camryn Camylle Camélia Camélien Can Cana Canal Canalp Canan Canberk Candace Candela Candelaria
Candelario Candelas Candeniz Candi Candice Candida Candide Candido Candis Candra Candrakanta Candyce Canel Caner
Canfeza Cangül Cangür Canice Cankan Cannie Cannur Cansel Canseven Cansin Cansu Cansın Cantemir Cantez Cantidio Canur
Canziano Caoilfhionn Caoimhe Caoimhin Caolain Caolan Caomhan Capa Capitola Capitolina Cappie Caprice Capucine Cara
Caragh Caraka Caren Carey Cari Caribert Caridad Carie Carin Carina Carine Carisa Carissa Carita Carl Carl-Heinz
Carl-Johan Carla Carlee Carleen Carleigh Carlene Carles Carleton Carley Carli Carlie Carlijn Carlisle Carlito Carlo
Carloman Carlos Carlota Carlotta Carlton Carly Carlyle Carlyn Carma Carmel Carmela Carmelita Carmella Carmelo Carmen
Carmenza Carmina Carmine Carminho Carmo Carnell Caro Carol Carola Carolann Carolanne Carole Carolee Carolien Carolin
Carolina Caroline Carolyn Carolyne Carolynn Caron Caronte Carponio Carra Carren Carri Carrie Carrol Carroll Carsen
Carson Carsten Carter Carub Cary Caryl Caryn Cas Casandra Casemiro Casen Casey Casian Casiana Casie Casilda Casimer
Casimir Casimira Casimiro Cason Caspar Casper Cass Cassandra Cassandre Cassiano Cassidy Cassie Cassien Cassio
Cassiopea Cassiopee Cassius Cassondra Castille Casto Caswell Cataldo Cataleya Catalin Catalina Catarina Catena
Caterina Cathal Catharina Catharine Catherina Catherine Catheriona Cathern Cathey Cathi Cathie Cathleen Cathrin
Cathrina Cathrine Cathriona Cathryn Cathy Catia Catina Catinca Cato Catrin Catrina Catrine Catrinel Catriona Catullo
Catur Caturangga Cauã Cauê Cavad Cavid Cavit Cawisadi Cawisono Cawuk Cayadi Cayden Caydence Cayetana Cayetano Cayla
Caylee Cazimir Ceara Ceasar Cebe Cebesoy Cebrián Ceca Cecco Cecelia Cecep Cecil Cecile Cecilia Cecilie Cecilija
Cecilio Cecille Cecily Cecilía Cecylia Cecyliusz Cecília Cecílie Cedide Cedric Cedrick Cedrik Cedrin Ceferino Ceil
Celal Celasun Celena Celene Celesta Celeste Celestia Celestin Celestina Celestine Celestino Celestýn Celestýna Celia
Celian Celie Celil Celilay Celina Celinda Celine Celinia Celso Celâleddin Cem Cemal Cemalettin Cemali Cemani Cemeti
Cemil Cemiyle Cemplunk Cena Cenan Cene Cengiz Cengkal Cengkir Cenk Centa Centrine Ceola Cephus Cerasela Cercis Ceren
Cerise Cesar Cesare Cesario Cetin Cevahir Cevale Cevat Cevheri Ceyda Ceyhun Ceyhunə Ceyla Ceylan Ceylin Ceylinaz
Ceylon Ceyran Cezar Cezara Cezary Cezayir Cezmi Chaanakya Chaaruchandra Chaaya Chabane Chace Chad Chadd Chadrick
Chadwick Chahine Chahinez Chaifah Chaim Chaitaly Chaitan Chaitanya Chaiwut Chaka Chakor Chakradev Chakradhar
Chakravartee Chakravarti Chakrika Chalisa Chalmer Chalmers Chamali Chaman Chameli Champ Champak Chana Chanakya Chance
Chancey Chanchal Chancy Chanda Chandak Chandan Chandani Chandi Chandini Chandira Chandler Chandni Chandra Chandraayan
Chandrabhaga Chandrabhan Chandradev Chandrakala Chandraketu Chandrakin Chandramani Chandramauli Chandramohan Chandran
Chandranath Chandrani Chandraprabha Chandraswaroopa Chandravati Chandresh Chanel Chanelle Chaney Chanez Changaz Chanie
Chanikan Chaniya Channie Channing Chantal Chante Chantel Chantelle Chanya Chapal Chapala Charak Charan Charis Charissa
Charisse Charita Charity Charl Charla Charlaine Charle Charlee Charleen Charlemagne Charlene Charles Charlesh Charley
Charli Charlie Charline Charlize Charlott Charlotta Charlotte Charlottie Charls Charlsie Charlton Charly Charlène
Charmaine Charo Charolette Charos Charuchandra Charumati Charuvrat Charvi Chas Chase Chashida Chasity Chasmum Chaten
Chatresh Chatur Chatura Chaturaanan Chaturbhuj Chauncey Chauncy Chausiki Chavvi Chawin Chawish Chaya Chayanin Chayapat
Chayenne Chayma Chaz Chaï Chaïma Chebet Chege Cheick Cheick-Oumar Cheikh Cheikhou Chekhouna Chelangat Chelo Chelsea
Chelsey Chelsi Chelsie Chelsy Chema Chepkemoi Chepkoech Chepkorir Cher Cheragh Cherechi Cherelle Cheri Cherie Cherif
Cherilyn Cherise Cherish Cherith Cherotich Cherrelle Cherri Cherrie Cherryl Cherubino Cheruiyot Cheryl Cheryle Cheryll
Chesley Chessie Chester Chestina Chet Chetan Chetanaanand Cheusi Cheyanne Cheyenne Chiaffredo Chiamaka Chiara Chibuzo
Chidaakaash Chidaatma Chidambar Chidambaram Chidananda Chidimma Chigozie Chijioke Childebert Chilpéric Chimamanda
Chimere China Chinedu Chinelo Chinmayanand Chinmayananda Chinyere Chip Chipukizi Chiquita Chira Chiranjeev Chiranjeeve
Chiraz Chiril Chirill Chirine Chisom Chita Chitraksh Chitrali Chitramala Chitrangada Chizoba Chloe Chloie Chloé Chloë
Chlóe Chrabroš Chraniboj Chranibor Chranislav Chranislava Chris Chrissie Chrissy Christ Christa Christa-Maria
Christabel Christal Christeen Christel Christelle Christen Christena Christene Christer Christi Christiaan Christian
Christiana Christiane Christianne Christiano Christie Christin Christina Christine Christion Christl Christodule
Christof Christofer Christoffer Christop Christoper Christoph Christophe Christopher Christos Christy Chrudoš Chrysole
Chrysostome Chrystal Chrétien Chucho Chuki Chukwu Chukwudi Chukwuemeka Chus Chuy Chval Chyna Chynna Châu Cian Cianan
Ciaobella Ciara Ciaran Ciarra Ciarrai Cicely Cicero Cici Cielo Ciera Cierra Cihad Cihan Cihandide Cihangir Cihanşah
Ciji Cilla Cilli Cillian Cilly Cilvenaz Cinda Cindi Cindoruk Cindy Cinnamon Cino Cinta Cinthia Cinthya Cintia Cinzia
Ciprian Cipriana Cipriano Cirano Ciriaco Ciril Cirilla Cirillo Cirino Cirkeline Ciro Ciríaco Citlali Citlalli Citra
Civan Claas Clabe Claes Claiborne Clair Claire Claire-Lise Clara Clarabelle Clarance Clare Clarence Clarenzio Claribel
Clarice Clarinda Clarine Clarisa Clarissa Clarisse Clark Clarke Clarnce Clas Classie Claud Claude Claudette Claudia
Claudie Claudien Claudina Claudine Claudio Claudiu Claudius Claudy Claus Claus-Dieter Claus-Peter Clavdia Clavs Clay
Clayton Clea Cleandro Clearence Cleave Cleda Clelia Clelie Clell Clella Clem Clemence Clemencia Clemens Clement
Clemente Clementina Clementine Clemenzia Clemie Clemma Clemmie Clemon Cleo Cleofe Cleola Cleon Cleone Cleonico
Cleopatra Cleophas Cleophee Cleora Cleta Cleto Cletus Cleva Cleve Cleveland Clevie Clide Cliff Cliffie Clifford
Clifton Climaco Clinio Clint Clinton Clio Cliodhna Cliona Clive Clodagh Clodomiro Clodoveo Cloe Clora Clorinda
Clotaire Clothilde Clotilda Clotilde Clovis Cloyd Cloé Clyda Clyde Clydie Clytie Clàudia Cláudia Cláudio Cläre Cléa
Cléandre Clélie Clémence Clément Clémentine Cléo Cléophée Cléry Clímaco Coby Coco Codey Codi Codie Codin Codrin
Codrina Codruț Codruța Cody Coen Cohen Cointa Colbert Colby Cole Coleen Coleman Coleton Coletta Colette Coley Colie
Colin Coline Colins Colleen Collette Collie Collien Collier Collin Collince Collins Collis Colm Colman Colmanno
Colmazio Colomba Colombano Colombe Colombo Colonel Colt Colten Colter Colton Coluccio Colum Columba Columbia Columbus
Colvin Comfort Commodore Conal Conall Conan Conard Concepcion Concepción Concepta Conception Concetta Concetto Concha
Conchita Conchur Concordio Conleth Conley Conn Connell Conner Connie Connor Conny Conor Conrad Conradin Conrado
Consolata Constance Constant Constanta Constantia Constantin Constantina Constantine Constantino Constanza Constanze
Constança Constanța Constatin Consuela Consuelo Contina Conway Coolidge Cooper Cora Coraima Coral Coralia Coralie
Coraline Corbett Corbin Corbiniano Cord Corda Cordaro Cordelia Cordell Cordella Cordero Cordia Cordie Cordula Corean
Corene Coreno Corentin Corentine Coretta Corey Cori Corie Corina Corine Corinna Corinne Coriolano Corliss Cormac
Cormack Corneille Cornel Cornelia Cornelio Cornelious Cornelis Corneliu Cornelius Cornell Cornie Corona Coronato
Corrado Corrie Corrina Corrine Corry Corsin Cortez Cortney Corto Corvin Corwin Cory Cosima Cosimo Cosma Cosmas Cosme
Cosmin Cosmina Cosmo Costache Costante Costantino Costanza Costanzo Costel Costin Coty Coumba Courteney Courtland
Courtney Coy Coşkun Coşkuner Coşqun Craig Crawford Creed Cremenzio Crenguța Creola Crescencia Crescente Crescenzia
Crescenzio Crespignano Cressie Crete Crin Crina Cris Crispino Crissie Crissy Crista Cristal Cristaldo Cristea Cristen
Cristhian Cristhofer Cristi Cristian Cristiana Cristiano Cristin Cristina Cristine Cristián Cristobal Cristofer
Cristofor Cristoforo Cristopher Cristy Cristóbal Crocefissa Crocefisso Crockett Cronida Cruz Crysta Crystal Crystel
Csaba Csanád Csenge Csilla Csongor Ctibor Ctibora Ctirad Ctirada Ctislav Ctislava Cuba Cuheyna Cullen Cuman Cumhur
Cunegonda Cuniberto Cupido Curdin Curley Curro Curt Curtis Curtiss Custodia Custodio Cuzia Cvetka Cvetko Cvijan
Cvijetin Cydney Cyndi Cyntha Cynthia Cyntie Cyprian Cyprien Cyprián Cyra Cyrian Cyriaque Cyriel Cyrielle Cyril Cyrila
Cyrill Cyrille Cyrine Cyrus Cyryl Czeslaw Cándida Cándido Cátia Cândar Cäcilia Cäcilie Cécile Cédric Céleste Célestin
Célestine Célia Célian Célien Célina Céline Césaire César Cézar Cîhan Côme Cübeyr Cümşüd Cüneyit Cüneyt Cýrus Călin
Cătălin Cătălina Cılasun D'angelo Daamin Daan Daanish Daantje Daanyaal Daawood Dabbah Dabir Dabiživ Dabney Dace Dacian
Daciana Daciano Dacin Dacio Dada Dadap Dadaş Dadi Dado Daevi Daevika Dafina Dafne Dag Dagbjartur Dagbjörg Dagbjört
Dagel Dagfari Dagfinnur Dagfríður Daggeir Daggrós Dagheiður Daghfal Dagmann Dagmar Dagmara Dagmey Dagmāra Dagny Dagný
Dagnýr Dagobert Dagoberto Dagrún Dagur Dagþór Dahiana Dahlia Dai Daiana Daiga Daija Daijah Daina Dainess Dainis
Dainius Dainuvīte Daire Dairine Dairo Daisey Daisha Daisie Daisy Daisye Daiwik Daiyaan Daja Dajana Dakhil Dakoda
Dakota Dakotah Daksh Daksha Dakshayani Dakshesh Dalaja Dalan Dalbert Dalbir Daldís Dale Daler Daley Dalia Dalibor
Dalibora Daliborka Dalida Dalie Dalila Dalili Dalima Daliman Dalimil Dalimila Dalimin Dalimír Dalimíra Daliono
Dalkılıç Dalla Dallas Dalli Dallilja Dallin Dalmann Dalmar Dalmas Dalmazio Dalrós Dalton Dalvin Dalía Damar Damarcus
Damari Damarion Damaris Damaso Damayanti Dame Dameer Dameon Damian Damiana Damiano Damien Damienne Damife Damijan
Damil Damilare Damilola Damin Damini Damion Damir Damián Damiána Damjan Damjana Damjanka Damla Damlanur Damocle
Damodara Damola Damon Damond Damu Damurah Damyanti Dan Dana Danae Danang Dancan Dancun Dandak Dandapaani Dandre Dane
Daneen Danelle Danelíus Danette Daney Danfríður Dangelo Danheiður Danhildur Dani Dania Danial Danica Daniel Daniela
Daniele Danielius Daniella Danielle Danielo Daniels Daniil Danijel Danijela Danika Danil Danila Danilo Danio Danique
Danish Daniswara Danita Danitza Danival Danièle Daniël Danjuma Danka Danko Danna Dannie Danniel Dannielle Danny Danson
Dante Danu Danuja Danuta Danuše Dany Danyel Danyell Danyelle Danyka Danyl Danía Daníel Daníela Daníella Daníval Danış
Daouda Daphne Daphnee Daphney Daphné Daquan Dara Daragh Darain Darasimi Darby Darci Darcie Darcy Dardan Darek Darell
Daren Daria Darian Dariana Dariati Darie Darien Darija Darijan Darika Darimin Darin Darina Darine Darinka Dario Darion
Daris Darius Dariusz Darja Darko Darl Darla Darleen Darlene Darline Darlyne Darmaji Darman Darmana Darmanto Darnell
Darold Daron Darpan Darragh Darran Darrel Darrell Darren Darri Darrian Darrick Darrien Darrin Darrion Darrius Darron
Darry Darryl Darryle Darryll Darryn Darsh Darshan Darshwana Darsirah Dartono Daru Daruna Darvin Darwin Darwyn Dary
Daryani Daryl Daryle Daryn Darío Daríus Dasa Dashawn Dasia Dastageer Datta Daud Daudi Daulton Daunte Davante Dave
Davey Davi Davian David Davida Davide Davie Davin Davina Davino Davion Davis Davnet Davon Davonta Davonte Davor
Davorin Davriya Davron Davud Davy Davíð Dawid Dawn Dawna Dawne Dawson Dawud Dax Daxton Dayaamay Dayaananda Dayaanidhi
Dayamai Dayamayee Dayami Dayan Dayana Dayanara Dayane Dayar Dayita Dayle Dayna Dayne Dayse Dayton Dayyaan Daðey Daði
Daðína Dağhan Dağistan Dea Deacon Deaglan Dean Deana Deandra Deandre Deane Deangelo Deann Deanna Deanne Deante
Dearbhail Dearbhaile Dearbhla Deasia Deb Debbi Debbie Debbra Debby Debera Debi Debora Deborah Deborrah Debra Debrah
Debroah Debóra Decebal Decimo Declan Dedra Dedric Dedrick Dee Deeann Deedee Deegan Deeksha Deen Deena Deenabandhu
Deepa Deepali Deepan Deepankar Deependra Deepesh Deepika Deeptanshu Deeptendu Deeptiman Deeptimay Deeptimayee
Deeptimoy Deeptimoyee Deetta Deevakar Defne Deforest Degna Deha Deiby Deicy Deidra Deidre Deion Deirbhile Deirdre
Deisy Deividas Deja Dejah Dejan Dejana Dejon Dejuan Delal Delaney Delano Delbert Delcie Delfina Delfino Delfín Delia
Deliah Delie Delil Delila Delilah Delina Delinda Delisa Delizia Dell Della Dellar Delle Dellia Dellie Delma Delmar
Delmas Delmer Delmus Delois Delora Delores Deloris Delos Delpha Delphia Delphin Delphine Delsie Delta Delton Delvin
Delwin Dema Demarco Demarcus Demario Demarion Demba Demet Demeter Demetra Demetri Demetria Demetric Demetrio Demetrios
Demetris Demetrius Demetriusz Demi Demi-Lee Demi-Leigh Demian Demilade Demiralp Demirbüken Demirhan Demiriz Demirok
Demiryürek Democrito Demond Demonte Demostene Dempsey Demus Dena Dendý Deneen Denese Deneval Denice Deniis Denine
Denis Denisa Denise Denisha Denisse Denisz Denita Deniz Denizalp Denkel Dennie Dennis Denny Denton Denver Denzel
Denzell Denzil Deníel Deodata Deodato Deon Deondre Deonta Deontae Deonte Dequan Derald Dereck Derek Dereon Deric
Derick Derik Derin Derkay Derl Derly Dermot Dermott Deron Derrek Derrell Derrick Derval Dervilla Derviş Dervla Derwin
Derya Deryanur Deryl Desanka Desdemona Desean Deshaun Deshawn Desiderata Desiderato Desiderio Desimir Desirae Desiree
Desirée Desmond Despina Dessa Dessie Destan Destany Deste Destin Destinee Destiney Destini Destiny Destry Detlef
Detlev Dev Devadatt Devagya Devajyoti Devak Devan Devangana Devani Devansh Devante Devasree Devaughn Devdan Deven
Devesh Deveshwar Devi Devika Devin Deviner Devon Devonta Devontae Devonte Devota Devran Devvrat Devyn Deward Dewayne
Dewey Dewi Dewitt Dex Dexter Dexx Deyanira Dezider Dezső Dezzie Değer Değmeer Dhaanyalakshmi Dhana Dhanadeepa
Dhanalakshmi Dhananjay Dhanapati Dhanesh Dhanpati Dhanu Dhanvin Dhara Dharani Dharitri Dharmaketu Dhatri Dhriti Dhruv
Dhyanesh Dhyaneshwar Diah Diallo Diamante Diamond Dian Diana Dianah Diandra Diane Diann Dianna Dianne Dianora Diar
Diara Diarmaid Diarmuid Diarra Dicie Dickie Dickson Dicle Diclehan Dicy Dida Didda Didem Didier Didimo Didina Diede
Diederik Diedrich Diego Dieke Dierk Dies Dieter Diethard Diethelm Diether Dietlind Dietlinde Dietmar Dietrich
Dieudonné Dieudonnée Dieynaba Digambar Digambara Digdaya Digna Dijana Dijon Diken Dikmen Diksha Dilafruz Dilan Dilara
Dilarə Dilaver Dilavər Dilay Dilbar Dilber Dilberay Dilcan Dildar Dilder Dildora Dildâr Dilek Diler Diletta Dilfeza
Dilfuza Dilhan Dilhuş Dilja Diljá Dillan Dillard Dillie Dillion Dillon Dilmurod Dilnoz Dilnoza Dilnur Dilorom Dilovan
Dilrabo Dilruba Dilsitan Dilşad Dilşat Dimas Dimaz Dimitri Dimitrii Dimitrij Dimitrije Dimitrina Dimitrios Dimmblá
Dimmey Dimple Dina Dinah Dinakar Dincer Dinda Dinesh Dinis Dink Dinkar Dino Dinu Dinç Dinçer Dinçkol Dinçsü
Diocleziano Diodata Diodoro Diogene Diogo Diomede Dion Dione Dionicio Dionigi Dionisia Dionisio Dionizy Dionne Dionte
Dionýz Dionýzos Dior Dipa Dipali Dipankar Dipendra Dipesh Dipta Diptendu Direnç Diri Dirican Dirja Dirk Dirlik Dismas
Dita Ditmar Ditte Ditte-Marie Dittmar Ditya Divaakar Divakar Divan Divine Diviš Diviška Divjot Divna Divo Divya Dixie
Dixon Diya Diyor Diyora Dizik Diána Diðrik Diāna Djamel Djayden Djeneba Djenna Djibril Djuana Djuna Dluhoš Dmitri
Dmitrii Dobrava Dobrila Dobromil Dobromila Dobromír Dobromíra Dobroslav Dobroslava Dochia Docia Dock Doda Dodato Dodo
Dofri Dogan Doina Doinita Dola Dolli Dollie Dolly Dollye Dolores Doloris Dolph Dolphine Dolphus Dolun Dolunay Domagoj
Domantas Domas Domen Domenic Domenica Domenick Domenico Domenik Domezio Domhnall Dominga Domingo Domingos Dominic
Dominick Dominik Dominika Dominique Dominque Dominyka Dominykas Domitila Domitille Domiziano Domnica Domonique Don
Dona Donaciano Donagh Donal Donald Donalda Donaldo Donat Donata Donatas Donatella Donatello Donato Donavan Donavon
Dondre Donell Donia Donie Donita Doniyor Donka Donn Donna Donnacha Donncha Donnell Donnie Donny Dono Donough Donovan
Donta Dontae Donte Donát Donáta Dora Doralisa Dorana Dorathea Dorathy Dorcas Dorcus Doreen Dorel Dorene Doretha
Doretta Dori Dorian Doriana Doriane Doriano Dorica Dorien Dorin Dorina Dorinda Dorine Dorinel Doris Dorit Dorita
Dorián Dorka Dorla Dorle Dorli Dorman Dorota Dorotea Doroteja Doroteo Dorotha Dorothe Dorothea Dorothee Dorothy
Dorothée Dorottya Dorr Dorris Dorsey Dorte Dortha Dorthe Dorthea Dorthey Dorthy Doru Dorukhan Dosha Doshia Doshie
Dosia Doss Dossie Dottie Dotty Doubrava Doubravka Douce Doug Douglas Douglass Dounia Douwe Dov Dove Dovie Dovilė Dovud
Dovydas Dow Doyinsola Doyle Dozier Doğan Doğanalp Doğanay Doğaner Doğannur Doğanşah Doğu Doğuhan Draga Dragan Dragana
Dragica Draginja Dragiša Drago Dragoje Dragojlo Dragoljub Dragomir Dragos Dragoslav Dragoș Dragutin Drahomil Drahomila
Drahomír Drahomíra Drahoslav Drahoslava Drahotín Drahotína Drahoň Drahoš Drahutin Drahuše Drajat Drake Drauma Draumey
Draupadi Draupnir Draven Draža Dražen Dreki Drema Dren Drengur Drew Dries Drilon Drina Driss Drita Driton Dron Drona
Droplaug Drucilla Druina Drury Drusilla Drífa Drótt Dröfn Držimir Držislav Dua Duane Duanne Duard Duarte Dubravka
Dubravko Dubán Duccio Duco Ducu Dudley Duduzile Duff Dufgus Dufþakur Dugfús Duha Duilio Duje Dujo Duke Dulari Dulce
Dulcie Dulcinea Dulina Duma Dumisani Dumisile Dumitra Dumitrana Dumitrita Dumitru Duncan Dune Dunia Dunja Dunyo Durab
Duracan Durante Durdali Durdona Durell Durga Durgadin Durgeshwari Durmuş Durmuşali Durna Durodola Durrell Dursadiye
Dursun Duru Duruk Dururbunsuz Duruöz Durward Durwood Dusan Dustan Dustin Dusty Dustyn Duuk Duván Duwayne Duygu
Duyguhan Duyên Dušan Dušana Dušanka Dušica Duška Duško Dvalinn Dwain Dwaine Dwaipayan Dwaipayana Dwan Dwane Dwayne Dwi
Dwight Dwyane Dyah Dyan Dylan Dylano Dyllan Dylon Dymphna Dympna Dyna Dzidra Dzintars Dzintra Dzirkstīte Dzīle Dániel
Dávid Dáša Dâver Dæja Débora Déborah Dénes Désiré Désirée Dêrsim Día Díana Díanna Díma Dís Dísa Dísella Díómedes Dîcle
Dîlan Dîroj Dîrok Dóa Dómald Dómaldi Dómaldur Dómhildur Dónald Dónaldur Dór Dóra Dórey Dóri Dóris Dórothea Dórótea
Dóróthea Dósóþeus Dögg Dögun Dölensoy Döndü Döner Dönməz Dörte Dörthe Dúa Dúfa Dúi Dúna Dúnn Dündar Dündaralp Dünya
Dünyamalı Dürdane Dürdanə Dürnisə Dürriye Dürrüşehvar Dýrborg Dýrfinna Dýri Dýrleif Dýrley Dýrmundur Dýrunn Dāgs Dārta
Dāvids Dāvis Děpold Dětmar Dětřich Dũng Dương Dəniz Ea Eadaoin Eamon Eamonn Ean Eanna Earl Earle Earlean Earlene
Earley Earlie Earline Earnest Earnestine Eartha Easter Easton Eathel Eavan Eba Ebb Ebba Ebbe Ebbi Ebbie Ebe Eben
Ebeneser Ebenezer Eber Eberardo Eberg Eberhard Eberhardt Ebert Ebiere Ebin Ebiowei Ebkızı Eboni Ebonney Ebony Ebren
Ebru Ebuakil Ebuka Ebunoluwa Ebuzer Ecaterina Ecclesio Ece Ecegül Ecehan Ecem Ecemiş Ecevit Eckard Eckart Eckehard
Eckhard Eckhardt Eckhart Ecmel Ecrin Ecvet Ed Eda Edaviye Edd Edda Eddah Eddi Eddie Eddy Ede Edel Edelberga Edelbert
Edelgard Edelmira Edelmiro Edeltraud Edeltraut Edeltrud Eden Eder Edgar Edgaras Edgard Edgardo Edgaro Edgars Edgübay
Edhem Edhitha Edi Edie Edier Edil Edilberto Edilma Edilon Edilson Edin Edina Edinah Edinson Edison Edisson Edita Edith
Editha Editta Ediz Edla Edmon Edmond Edmondo Edmonia Edmund Edmundo Edmunds Edmée Edna Ednah Edoardo Edon Edona
Edouard Edra Edrie Edris Edsel Edson Edu Eduar Eduard Eduarda Eduardo Eduards Edvard Edvarda Edvardas Edvige Edvin
Edvinas Edvín Edvīns Edw Edwar Edward Edwardo Edwin Edwina Edyta Edyth Edythe Edílon Edīte Edžus Eef Eefje Eekalabya
Eelis Eemeli Eemil Eerik Eero Eesaa Eesha Eetu Eeva Efe Efemía Effa Effie Efil Efim Efimia Efisio Efken Eflah Eflâtun
Efraim Efrain Efraím Efraín Efrem Efren Efrosinia Efrén Efser Efsun Eftalya Eftimia Eftimie Ega Egbert Ege Egedía
Egemen Egenur Egeo Eggert Eggrún Eggþór Egidijus Egidio Egil Egill Egils Eginardo Egisto Egizia Egla Eglantine Egle
Eglė Egmont Egon Egona Egor Egzon Egzona Egīls Ehan Ehrenfried Ehrentraud Ehrhard Ehsaas Ehsan Eider Eidvilė Eija
Eijaz Eik Eikar Eila Eileen Eilis Eilish Eilífur Eimantas Eimear Eimer Eimhear Einar Einari Einbjörg Eindís Einey
Einfríður Einhildur Einir Eino Einrún Einvarður Einína Einþór Einārs Eir Eira Eiravati Eirdís Eirfinna Eirik Eirný
Eiríka Eiríkur Eirún Eitel Eithan Eithel Eithne Eivin Eivind Eivor Eiðar Eiðný Eiðunn Eiður Eižens Eja Ejaz Ejlaal Eka
Ekaaksh Ekadant Ekaja Ekaksh Ekalavya Ekaling Ekalinga Ekani Ekansh Ekanta Ekantika Ekapad Ekaparnika Ekaraj Ekaterina
Ekavir Ekbal Ekber Ekdant Ekene Ekeç Ekim Ekin Ekiya Ekkehard Ekkehart Ekmel Eko Ekow Ekrem Ekta Ekundayo Ekundu El
El-Amin Ela Eladio Elaf Elaide Elaina Elaine Elakshi Elam Elamiye Elana Elanur Elariz Elayne Elba Elbek Elberg Elbert
Elberta Elbridge Elby Elcira Elcy Elda Eldar Eldbjörg Elden Eldey Eldgrímur Eldjárn Eldlilja Eldmar Eldon Eldor Eldora
Eldred Eldridge Eldrún Eldur Eldór Eldəniz Elea Eleanor Eleanora Eleanore Elease Eleazar Electa Eleina Elektra Elemér
Elena Elenborg Eleni Elenor Elenora Elenore Elentínus Eleodoro Eleonor Eleonora Eleonore Eleonoro Eleonóra Elettra
Eleuterio Elex Elfa Elfar Elfi Elfida Elfie Elfreda Elfrieda Elfriede Elfráður Elfrída Elfrīda Elfur Elgie Elgin Elgün
Elhan Eli Elia Eliabeth Eliah Eliahou Eliakimu Elian Eliana Eliane Elianna Eliano Elias Eliasz Elick Elida Elide Elie
Eliecer Eliel Elien Eliette Eliezer Elif Elifio Elifnur Eliga Eligah Elige Eligia Eligio Elihu Eliisa Elija Elijah
Elimar Elimena Elin Elina Elinborg Eline Elinor Elinore Elinór Elio Eliodoro Elion Eliona Elior Eliot Eliott Elis
Elisa Elisabet Elisabeta Elisabete Elisabeth Elisabetha Elisabetta Elisaveta Elise Elisea Eliseo Elisha Elissa Elita
Eliud Eliza Elizabet Elizabeta Elizabete Elizabeth Elizabeto Elizah Elizaveta Elizbeth Elize Elizebeth Elizej Elizeus
Elizo Eliáš Eliška Elka Elkana Elke Elkin Ell Ella Ellada Elladio Ellamae Ellar Elle Ellen Ellen-Margrethe Eller
Ellert Ellery Elley Elli Elliana Ellie Ellinor Elliot Elliott Ellis Ellisif Ellison Elliði Ellsworth Ellwood Elly
Ellyn Ellín Ellís Ellý Elma Elman Elmar Elmas Elmer Elmeri Elmidar Elmina Elmir Elmira Elmire Elmo Elmore Elmurod
Elmyra Elmārs Elmīra Elməddin Elna Elnarə Elnora Elnur Elnurə Eloah Eloan Eloane Elodia Elodie Elody Elof Elogio Eloi
Elois Eloisa Eloise Elon Elona Elone Elonzo Elora Elosy Elouan Elouise Eloy Eloá Eloísa Eloïse Elphas Elpidio Elroy
Els Elsa Elsabet Elsbeth Else Elsebeth Elsevər Elsie Elsworth Elsy Elsí Elsý Elta Elti Elton Elturan Eluh Elva Elvan
Elvana Elvar Elver Elvera Elvezio Elvi Elvia Elvie Elvin Elvina Elvino Elvira Elvire Elvis Elvy Elvíra Elvý Elvīra
Elwanda Elwin Elwira Elwood Elwyn Elxan Ely Elya Elyanora Elyas Elyes Elyne Elynn Elyor Elyse Elyssa Elyès Elza Elzada
Elzbieta Elzie Elzy Elçin Elène Eléa Eléanore Eléna Eléonore Elí Elía Elíana Elías Elíeser Elímar Elín Elína
Elínbergur Elínbet Elínbjörg Elínbjört Elínborg Elíndís Elíngunnur Elínheiður Elínmundur Elínrós Elíná Elínór Elírós
Elís Elísa Elísabet Elísabeth Elísio Elöve Elīna Elīza Elşad Elşən Elżbieta Ema Emal Emaline Eman Emanoil Emanuel
Emanuela Emanuele Emanuella Emanuelly Emanuil Emanúel Emas Ember Embla Embrek Embuh Emced Emeka Emel Emelia Emelie
Emelina Emeline Emely Emelyne Emelía Emelíana Emelína Emer Emerald Emeralda Emerich Emerson Emery Emese Emett Emi
Emidio Emie Emiel Emigdio Emil Emilce Emile Emilee Emili Emilia Emilian Emiliana Emiliano Emilie Emilien Emilija
Emilijan Emilio Emilis Emilián Emilly Emilse Emily Emilía Emilíana Emilíanna Emilý Emin Emina Emine Emir Emirhan Emiro
Emirşan Emiş Emma Emma-Louise Emmaculate Emmah Emmalee Emmaline Emmanuel Emmanuelle Emmanúel Emmelie Emmely Emmer
Emmerich Emmerico Emmet Emmett Emmi Emmie Emmit Emmitt Emmons Emmy Emmý Emna Emogene Emong Emory Emperatriz Empirio
Empluk Emrah Emran Emre Emrullah Emry Emy Emília Emílie Emý Emīlija Emīls Ena Enakshi Enar Encarna Encarnacion
Encarnación Encarnita Enda Endah Ender Enderun Endra Endre Endrigo Endrit Ene Enea Enecone Eneka Enes Enfes Engelbert
Engilbert Engilbjartur Engilbjört Engiljón Engill Engilráð Engilrós Engin Enginiz Engla Enguerrand Enid Enie Enika
Enikő Enimia Enio Eniola Enis Enise Enith Enja Enna Ennio Ennis Enno Enoch Enock Enok Enola Enora Enos Enrica Enrico
Enrika Enrique Enriqueta Ensar Ensari Ensio Enteng Enver Enya Enyo Enzi Enzio Enzo Enóla Eoghan Eoin Eola Eowyn
Ephantus Ephraim Ephram Ephraïm Ephriam Epifanio Eppie Epsie Era Eracla Eraclide Eral Eraldo Eralp Erardo Erasmo
Erasmus Erast Erastus Eray Eraycan Erazim Erazmus Erbay Erberk Erberto Erbil Erby Ercan Ercihan Ercolano Ercole
Ercüment Erda Erdal Erdem Erdemer Erdeni Erdenikatun Erdeniözük Erdibay Erdinç Erdmute Erdogan Erdursun Erel Erem
Eremia Eren Erenalp Erenia Erensoy Erentüz Eres Ergene Ergenekatun Ergener Ergin Erginel Ergönül Ergül Ergün Ergüner
Erhan Erhard Erhardt Eriberto Eric Erica Erich Erick Ericka Erico Erie Erik Erika Erikas Erin Erina Erine Erinç
Erinçer Erion Eris Eriş Erkan Erke Erkinel Erkki Erksoy Erkâm Erkân Erkılıç Erla Erland Erlar Erle Erlen Erlendur
Erlene Erlinda Erline Erling Erlingur Erlín Erma Erman Ermanis Ermanno Ermelinda Ermen Ermenegarda Ermenegilda
Ermenegildo Ermes Ermete Ermilo Ermina Ermine Erminia Erminio Ermutlu Ermīns Erna Ernest Ernesta Ernestas Ernestina
Ernestine Ernestino Ernesto Ernests Ernestó Ernestīne Erneĉjo Ernie Ernir Ernst Ernst-August Ernst-Dieter Ernst-Otto
Erny Ernő Erol Eron Eros Eroğul Erpur Errol Ersel Erseç Ersilia Ersin Ertan Erten Ertenözük Ertuncay Ertuğrul Ertün
Erva Ervaniye Ervin Erving Ervín Ervína Ervīns Erwan Erwann Erwin Eryk Erykah Eryn Eryıldız Erzsébet Erçin Eröz Erşan
Erşat Esa Esat Esau Esaù Esben Esco Esekíel Esen Esenbay Esenbike Esengün Esentürk Esequiel Eser Esfandyar Esha Eshan
Eshana Eshita Esi Esila Esin Esja Esjar Esker Eskil Eskinalp Esko Eslemnur Esley Esma Esmanperi Esmarelda Esmee
Esmeralda Esmeray Esmira Esmée Esna Esneider Esparta Espartaco Espen Esperanza Espiridión Esra Essa Esse Essex Essi
Essie Esta Esteban Estefan Estefani Estefania Estefany Estefanía Estel Estela Estell Estella Estelle Ester Estera
Esteri Esterina Estes Estevan Esther Estiawan Estie Estill Estiono Estiva Estiven Eston Estrella Esuperio Esupofo
Eszter Eta Etela Etelka Etelvina Eterie Etha Ethan Ethann Ethel Ethelbert Ethelene Ethelyn Ethem Ethen Ether Ethie
Ethna Ethne Ethyl Ethyle Etibar Etienne Etil Etiqad Etizaaz Etna Etta Etter Ettie Ettore Euan Eubert Euclide Eudes
Eudochia Eudokia Eudoksja Eudora Eudoxe Eudoxie Eufebio Eufemia Eufemio Eufemía Eufrasia Eufronio Eufrosina Eufrozina
Eufrozína Eugen Eugene Eugenia Eugenie Eugenio Eugeniu Eugeniusz Eugine Eugène Eugénia Eugénie Eula Eulah Eulalia
Eulalie Eulogio Eulália Eulálie Euna Eunan Eunice Eunika Euphemia Euphrasie Eura Euridice Eurydice Eusebia Eusebie
Eusebio Eusebiu Eusebius Euseo Eustace Eustache Eustaquio Eustațiu Eustorgio Eustosio Eustracjusz Eusèbe Eusébie
Eutalia Eutalio Eutimio Eutropio Eva Eva-Lena Eva-Maria Eva-Marie Evald Evaldas Evaldo Evalena Evaline Evalyn Evalyne
Evamaria Evan Evance Evander Evandro Evangelia Evangelina Evangeline Evangelista Evangelos Evanghelina Evann Evans
Evar Evarist Evaristo Evasio Evcimen Evde Evdochia Evdokija Eve Evelena Evelia Evelien Eveliina Evelin Evelina Eveline
Evelino Evelio Evelyn Evelyne Evelynn Evelína Evelīna Even Everardo Everet Everett Everette Everline Everlyne Evert
Evertt Evette Evey Evfemía Evgenía Evgheni Evghenia Evghenii Evi Evia Evidio Evie Evija Evin Evita Evlalía Evo Evodio
Evon Evonne Evran Evremondo Evren Evrim Evrimer Evy Evíta Evîn Evşen Evžen Evženie Ewa Ewald Ewan Ewart Ewatomi
Ewelina Ewell Ewen Ewenn Ewin Ewing Exa Exequiel Exie Eya Eyal Eyberg Eybjörg Eybjört Eydan Eydís Eyfríður Eygerður
Eygló Eyhildur Eyiz Eyja Eyjalín Eyjólfur Eylaugur Eyleif Eyleifur Eylín Eylül Eymar Eymen Eymundur Eyram Eyríkur
Eyrós Eyrún Eysteinn Eytan Eythan Eyvar Eyveig Eyvindur Eyvör Eyyub Eyyüp Eyüp Eyþrúður Eyþór Eyþóra Eyşan Ezechiel
Ezechiele Ezekiel Ezell Ezequiel Ezgin Ezgütekin Ezio Ezra Ezrak Ezzard Eðna Eðvald Eðvar Eðvarð Eğrim Eşim Eşref Faas
Faber Fabia Fabian Fabiana Fabiano Fabie Fabien Fabienne Fabijan Fabio Fabiola Fabián Fabiána Fabiënne Fabrice
Fabricio Fabrisíus Fabrizia Fabrizio Fabrícia Fabrício Facundo Fadekemi Faderera Fadi Fadil Fadile Fadime Fady Fadıl
Fadıla Fae Fahari Fahmi Fahrettin Fahri Fahriddin Fahriye Fahrullah Fahrünissa Faik Fainche Faiq Faisa Faith Faizah
Faizan Faize Falak Falan Falba Falgeir Falguni Falk Falko Fallon Falon Falur Fami Famiano Famil Familə Famke Fanaka
Fanika Fannar Fannberg Fanndís Fanney Fanngeir Fanni Fannie Fannlaug Fanny Fannye Fanný Fanta Fantin Fantine Fanyana
Faqid Fara Farah Faraj Faraja Farangiz Faras Fardau Fares Farhan Farhiya Farhod Farhunnisa Farid Farida Farijika Fariq
Faris Fariz Fariza Faron Farouk Farrah Farrell Farris Farruh Faruk Farzona Farès Fasih Fathonah Fatigül Fatih Fatiha
Fatihə Fatim Fatima Fatimata Fatime Fatimo Fatimə Fatin Fatinur Fatma Fatmanur Fatmir Fatmire Faton Fatou Fatouma
Fatoumata Fatoş Fatteh Fatuma Faust Fausta Faustas Faustin Faustina Faustine Faustino Fausto Faustýn Faustýna Favian
Fawn Fay Faya Faye Fayen Fayenne Fayette Fayize Faysal Fayzbek Fazil Fazilat Fazilet Fazio Fazli Fazliddin Fazlı Fazul
Fazullah Fazıl Feargal Fearghal Febe Febi Febriana Febrina Febrún Feda Fedai Fedde Fedele Feden Federica Federico
Federigo Fedor Fedora Fedro Fehim Fehime Fehintola Fehmi Fehmiye Feisal Felecia Felice Felicia Feliciana Feliciano
Felicidad Felicie Felicien Felicita Felicitas Felicity Felicián Feliks Felina Feline Felipa Felipe Felisa Felisha
Felista Felister Felistus Felix Felizitas Fella Felton Felícia Felície Fem Fema Femke Femm Fender Fengur Fenja Fenna
Fenne Fenni Fenrir Fenton Feodor Feodora Feodosia Ferah Ferahdiba Feramuz Feramuş Ferat Feray Feraye Ferd Ferda Ferdi
Ferdinand Ferdinanda Ferdinando Ferdynanda Ferdínand Feremez Ferenc Fergal Fergus Ferhan Ferhat Feride Feridun Feriel
Feriha Ferihan Ferinaz Ferit Ferman Fermiano Fermin Fermo Fermuta Fermín Fern Fernand Fernanda Fernande Fernando Ferne
Ferney Ferny Ferre Ferrell Ferris Ferruccio Ferruh Fersan Fertram Feruza Feryas Feryel Ferzi Festo Festus Fetullah
Fevronia Fevzi Feyha Feykir Feyruz Feyyaz Feyza Feyzin Feyzullah Feza Fiachra Fiacre Fiamma Fiammetta Fibikemi Fidan
Fidaye Fidel Fidela Fidelia Fidelie Fidelis Fidelius Fidelma Fidencio Fidenziano Fidenzio Fidvi Fidèle Fieke Fielding
Fien Fiene Fiep Fiete Figen Fiifi Fikayomi Fikret Fikri Fikriye Fikrət Fildan Filemon Filibert Filiberto Filip Filipa
Filipe Filipino Filipp Filippa Filippo Filippus Filippía Filipía Filit Filiz Filofteia Filomen Filomena Filomeno
Filoména Filotije Filou Fily Fimar Finbar Finbarr Fine Finia Finian Finis Finja Finlay Finley Finn Finna Finnbjörg
Finnbjörk Finnbjörn Finnboga Finnbogi Finnborg Finndís Finnegan Finney Finnfríður Finngeir Finnja Finnjón Finnlaug
Finnlaugur Finnley Finnrós Finnur Finnvarður Finola Fintan Fiodor Fiona Fionan Fionn Fionna Fionntan Fionnuala
Fionnula Fiordaliso Fiore Fiorella Fiorenza Fiorenziano Fiorenzo Fiorino Firas Firdavs Firdevis Firdevs Firdovsi
Firman Firmin Firudin Firuzə Firəngiz Fisher Fisnik Fitan Fitim Fitnat Fito Fitore Fitrat Fitri Fitria Fitriani
Fitzgerald Fitzhugh Fiyaz Fizzə Fjalar Fjalldís Fjarki Fjolla Fjóla Fjólar Fjólmundur Fjölnir Fjölvar Fjörnir Flaminia
Flamur Flannan Flavia Flaviana Flaviano Flavie Flavien Flavio Flaviu Flavius Flavián Fleano Fleda Fleeta Flem Fleming
Flemming Fleta Fletcher Fleur Flint Flip Flo Floare Floarea Flodoard Flonnie Floor Floortje Flor Flora Florance Flore
Florea Florence Florencia Florencio Florencja Florene Florent Florentin Florentina Florentine Florentino Florentýn
Florentýna Florența Florestan Floretta Florian Floriana Floriane Floriano Florica Florida Floridia Floridor Florie
Florim Florin Florina Florinda Florine Floris Florián Florrie Flosi Flossie Floy Floyd Flurin Flurina Flynn Flóki
Flóra Flórent Flóvent Foca Foch Fode Fodil FolaFoluwa Folashade Folco Folda Folke Folker Folkert Folu Fonda Ford
Forest Forni Forrest Fortunata Fortunato Fortunát Fortuné Fortunée Fos Fosca Fosco Foss Fossmar Foster Fotih Fotima
Foucauld Foulques Fount Fouzia Foy Frado Fran Franc Franca France Frances Francesca Francesco Francette Franchesca
Franci Francia Francies Francina Francine Francis Francisc Francisca Francisco Franciscus Franciska Francisko
Francisque Francisquita Franciszek Franciszka Franck Franco Francois Francoise Francy Franjo Frank Frank-Michael
Frank-Peter Franka Frankie Franklin Frankline Franklyn Franklín Franky Frans Fransiska František Františka Franz
Franz-Josef Franz-Peter Franz-Xaver Franziska François François-Xavier Françoise Frančišek Fraser Frauke Frazer
Frazier Fred Freda Freddie Freddy Frede Frederic Frederica Frederick Fredericka Frederico Frederik Frederika Frederike
Frederikke Frederiko Frederique Fredi Fredie Fredo Fredric Fredrick Fredrik Fredrika Fredy Freeda Freek Freeman Fregn
Freia Freida Freja Fremont Frenkie Fresia Freya Freybjörn Freydís Freygarður Freygerður Freyja Freylaug Freyleif
Freymar Freymundur Freymóður Freyr Freysteinn Freyviður Freyþór Fricis Frida Fridah Frido Fridolin Fridolín Fridrich
Frieda Friedbert Friedemann Frieder Friedericke Friederike Friedhelm Friedhilde Friedhold Friedl Friedlinde Friedo
Friedrich Friedrich-Karl Friedrich-Wilhelm Frigg Frithjof Fritz Friðberg Friðbergur Friðbert Friðbjörg Friðbjörn
Friðbjört Friðborg Friðdís Friðdóra Friðey Friðfinna Friðfinnur Friðgeir Friðgerður Friðjón Friðjóna Friðlaug
Friðlaugur Friðleif Friðleifur Friðlín Friðmann Friðmar Friðmey Friðmundur Friðný Friðrik Friðrika Friðrikka Friðrós
Friðrún Friðsemd Friðsteinn Friður Friðveig Friðvin Friðþjófur Friðþór Friðþóra Frode Froilán Frona Fronia Fronie
Fronnie Frontiniano Frosti Frostrós Frusina Fruzsina Fryderyk Frán Fránn Frár Fráňa Frédéric Frédérique Frída Frímann
Fríða Fríður Fróði Fróðmar Fróðný Frīda Fuad Fuat Fulbert Fulberto Fulcran Fuldem Fulden Fulgence Fulgencio Fulgenzio
Fuller Fulton Fulvia Fulvio Fulya Fuma Fumiko Funani Funda Funi Funmilade Funmilayo Fura Furio Furkan Furkân Furman
Furseo Fuscolo Fuzayl Fuzuli Fylkir Fynn Fábio Fáfnir Fálki Fátima Fâlih Féba Félicie Félicité Féline Félix Fía Fídes
Fífa Fífill Fólki Fönn Fúsi Fügen Füreyya Füruzan Füsun Füzuli Fərqanə Fərəh Fəxriyyə G'affor G'afur G'iyos G'ulom
Gabe Gabel Gabi Gabin Gabino Gabor Gabriel Gabriela Gabriele Gabrielius Gabriella Gabrielle Gabrielly Gabrielo
Gabrijela Gabriël Gabríel Gabríela Gabríella Gaby Gad Gada Gadang Gading Gadis Gaduh Gael Gaetan Gaetano Gaffar Gagan
Gage Gaglioffo Gaia Gaida Gaige Gail Gaiman Gaines Gaio Gaither Gaj Gaja Gajaadhar Gajabahu Gajadhar Gajana Gajbaahu
Gal Gala Galak Galang Galar Galasso Galatea Galdino Galdur Gale Galeazzo Galen Galfryd Galih Galilea Galileo Galina
Galiono Galip Gallego Gallicano Galo Galuh Galur Galvarino Gamalíel Gaman Gamani Gamanto Gambira Gamblang Gambo Gamze
Ganak Ganaka Ganapati Ganda Gandewa Gandharv Gandharva Gandi Gandolfo Ganep Ganesh Ganesha Ganga Gangesh Gangsa
Gangsar Gani Ganimete Ganiye Ganjaran Gannon Gantar Gara Garan Garance Garang Garda Gardner Garech Gareth Garett Garey
Garfield Garibaldi Garik Garika Garima Garimberto Garland Garner Garnet Garnett Garnier Garold Garpur Garret Garreth
Garrett Garri Garrick Garrison Garry Garth Garud Garuda Garvan Garvin Gary Garðar Gaspar Gaspard Gaspare Gasper Gasti
Gaston Gastone Gastono Gastón Gathoni Gati Gatien Gatik Gatis Gatot Gatra Gatsha Gaud Gaudenzia Gaudenzio Gaudino Gaui
Gauja Gaukur Gauraang Gaurang Gauranga Gaurangi Gaurav Gauri Gaurika Gautam Gautama Gautami Gauthier Gauthildur Gauti
Gautier Gautiero Gautrekur Gautur Gautviður Gavan Gaven Gavin Gavino Gavril Gavrilo Gavxar Gavyn Gawati Gayathri
Gayatri Gaye Gayla Gayle Gaylen Gaylene Gaylon Gaylord Gaynell Gazanfer Gazel Gazi Gazmend Gaétan Gaël Gaëlle Gaëtan
Gaïa Gašpar Gašper Gbadebo Gbeminiyi Gbemisola Gbolahan Gbowoade Geanina Gearld Gearldine Gearoid Geary Gebhard Gedeon
Gedeone Gediminas Gedion Gee Geert Geeta Geetanjali Geetika Gefjun Gefn Geir Geira Geirarður Geirbjörg Geirdís
Geirfinna Geirfinnur Geirfríður Geirharður Geirhildur Geirhjörtur Geirhvatur Geiri Geirlaug Geirlaugur Geirleifur
Geirlöð Geirmundur Geirný Geirríður Geirröður Geirrún Geirtryggur Geirvaldur Geirólfur Geirþjófur Geirþrúður Geisli
Gejza Gelengül Gelila Gelin Gelincik Gellir Gellért Gelsomina Geltrude Gelu Gema Gemine Gemini Geminiano Gemma Gena
Genadij Genaro Gencaslan Gencer Gene General Generosa Generoso Genesia Genesio Genesis Geneva Genevieve Geneviève
Genevra Genie Gennaro Gennie Geno Genovefa Genoveffa Genoveva Genta Gentile Genziano Gençay Gențiana Geo Geoff
Geoffrey Geoffroy Geofrey Georg Georganna George Georgeann Georgeanna Georgel Georgene Georges Georgeta Georgetta
Georgette Georgia Georgian Georgiana Georgiann Georgianna Georgie Georgije Georgina Georgine Georgios Georgo Georgía
Geovanni Geovanny Geovany Gerald Geralda Geraldina Geraldine Geraldo Geralyn Gerard Gerarda Gerardina Gerardine
Gerardo Gerardus Gerasim Gerasimo Geraud Geray Gerazim Gerazym Gerberge Gerbert Gerd Gerda Gerdi Geremia Gereon
Gerfried Gergely Gergő Gerhard Gerharda Gerhardt Gerhart Gerhild Geri Gerino Gerlind Gerlinde Germain Germaine German
Germana Germano Germán Gernot Gero Gerolamo Gerold Gerolf Geronimo Geronzio Gerrard Gerri Gerrit Gerry Gerson Gert
Gerta Gertha Gerti Gertie Gertraud Gertraude Gertraut Gertrud Gertruda Gertrude Gertrudis Gertrudo Gertrúda Gervais
Gervasio Gerwin Gery Gerða Gerðar Gerður Gerónimo Gesa Gesare Gesche Gesine Gestheiður Gestný Gestrún Gestur Gesualdo
Geta Gethera Getrude Gevheri Geza Ghaalib Ghaazi Ghaffaar Ghafoor Ghaith Ghalib Ghaliyati Ghanaanand Ghanashyam Ghanee
Ghanem Ghani Ghannam Ghanshyam Ghasaan Ghauth Ghawth Ghayoor Ghazalan Ghazanfar Ghazanfer Ghazawan Ghazi Ghazzal
Ghenadi Ghenadie Ghennadi Gheorghe Gheorghi Gheorghii Gheorghina Gheorghiță Gherardo Gherghina Gherman Ghilas Ghislain
Ghislaine Ghita Ghiyaath Ghiyath Ghiță Ghufran Ghulaam Ghulam Ghunayn Ghusharib Ghusun Ghutayf Gia Giacinta Giacinto
Giacobbe Giacomo Giada Giadero Giambattista Giampaolo Giampiero Gian Gian-Luca Giana Gianbattista Giancarlo
Giandomenico Gianfrancesco Gianfranco Gianina Gianluca Gianluigi Gianmarco Gianmaria Gianmario Gianna Gianni Gianpaolo
Gianpiero Gianpietro Gianuario Giasone Gibran Gibson Gicu Gică Gideon Gidget Giedrius Giedrė Giel Giesela Gifford
Gifty Gigi Gigliola Gijs Gil Gilang Gilbert Gilberta Gilberte Gilberto Gilda Gildardo Gildo Giles Gilford Giliola
Gilles Gillian Gillie Gillis Gillo Gillý Gilma Gilman Gilmar Gilmer Gilmore Gils Gilslaug Gina Gineto Ginette Ginevra
Ginewra Ginger Ginny Gino Gintarė Ginyas Gioacchina Gioacchino Gioachino Giobbe Gioberto Gioconda Giocondo Gioele
Gioffre Gioia Gion Giona Gionata Giordano Giorgia Giorgian Giorgiana Giorgio Giosuele Giosuè Giotto Giovani Giovanna
Giovanni Giovanny Giove Gioventino Giovenzio Girardo Girart Giray Giri Girija Girik Girika Girindra Giriraaj Giriraj
Girish Girja Girolamo Girtha Gisa Gisbert Gisela Gisele Gisella Giselle Gislebert Gislinde Gisselle Gissunn Gissur
Gisèle Gita Gitanjali Gitau Githinji Gitonga Gitta Gitte Giuda Giuditta Giulia Giuliana Giuliano Giulietta Giulio
Giulitta Giuseppa Giuseppe Giuseppina Giusta Giustiniano Giustino Giusto Giz Gizela Gizella Gizem Gizur Gjaflaug Gjúki
Gladis Gladstone Gladyce Gladys Glauco Gleb Glen Glenda Glendon Glendora Glenn Glenna Glennie Glennis Glenwood Glenys
Gligorije Glinda Gloria Glorie Gloría Glover Glynda Glynis Glynn Gló Glóa Glóbjört Glódís Glóey Glói Glóð Glúmur
Gneisti Gná Gnúpur Gnýr Gobinda Goda Godeberta Godelieva Godelieve Godfrey Godiva Godofredo Godwin Goebel Goffredo
Gohar Gojko Golda Golden Goldia Goldie Golia Golub Goma Gomberto Gonca Goncafer Goncalo Gondebaud Gondulfo Gonerio
Gonsalwy Gonthier Gontran Gonzaga Gonzague Gonzalo Gonçalo Gopaal Gopal Gopee Gopi Gorakhanatha Gorakhnath Goran
Gorana Goranka Gorazd Gordan Gordana Gorden Gordiano Gordon Gorm Gosto Goswamee Goswami Gothard Gottardo Gottfrid
Gottfried Gotthard Gotthilf Gotthold Gottlieb Gottlob Gottskálk Gottsveinn Gotum Goundo Gouranga Goutam Govinda Goyo
Goði Goðmundur Grace Gracelyn Gracia Graciana Graciano Gracie Graciela Graciliano Gracián Graciána Gracja Gradimir
Grady Graeme Grafton Graham Grainne Grani Grania Grankell Grant Granville Grato Graves Grayce Graydon Grayling Grayson
Grazia Graziana Graziano Graziella Grazyna Gražina Grațian Grațiana Grațiela Greca Grecia Greco Green Greene Greg
Grega Greger Gregg Greggory Gregoire Gregor Gregoria Gregorian Gregorio Gregory Grein Greipur Greppur Gret Greta
Gretar Gretchen Grete Gretel Grethe Gretl Gretta Grettir Greyson Grga Grgo Grgur Gricelda Griet Grieta Griffin
Griffith Grigore Grigori Grigorije Grimaldo Grisel Griselda Grit Grizelda Gro Grove Grover Grozdana Gry Grzegorz
Grácie Grâce Grégoire Grégory Grélöð Grét Gréta Grétar Gríma Grímar Grímey Grímheiður Grímhildur Grímkell Grímlaugur
Grímnir Grímur Grímólfur Grímúlfur Gróa Grēta Guadalupe Gualberto Gualtiero Guarino Gudakesa Gudakesha Gudrun Gudrīte
Gudula Guelfo Guenda Guendalina Guenièvre Guenter Guenther Guerrino Guglielmo Gugu Gugulethu Gui Guiberto Guido
Guilford Guilhem Guilhemine Guilherme Guillaume Guillemette Guillermina Guillermo Guiomar Guiscardo Guiseppe Gula
Gulab Gulbahar Gulbaxor Gulchexra Gulfaam Gulfam Gulistan Guljamol Guljaxon Gullbrá Gullveig Gullý Gulnora Gulnoza
Guloy Gulseren Gulshan Gulsora Gulzar Gulzira Gulzoda Gumercindo Gumesindo Gumi Gumma Gun Gun-Britt Gunar Gunbir
Gunborg Gunda Gundel Gundelinda Gundhild Gundi Gundolf Gundula Guneet Guney Gunhild Gunilla Gunita Gunn Gunnar
Gunnberg Gunnbjörg Gunnbjörn Gunnbjört Gunnborg Gunndís Gunndór Gunndóra Gunnel Gunnella Gunner Gunnfinna Gunnfríður
Gunngeir Gunnhallur Gunnharða Gunnheiður Gunnhildur Gunnjóna Gunnlaug Gunnlaugur Gunnleif Gunnleifur Gunnlöð Gunnröður
Gunnrún Gunnsteinn Gunnur Gunnvaldur Gunnveig Gunnvör Gunnólfur Gunnóli Gunný Gunnþór Gunnþóra Gunnþórunn Gunta
Guntars Gunter Gunther Guntis Guntram Gunvor Gunārs Gurdev Gurli Gurney Gurrý Guru Gus Guss Gussie Gust Gustaaf Gustaf
Gustas Gustav Gustava Gustave Gustavine Gustavino Gustavo Gustavus Gustaw Gusti Gustie Gustáv Gusztáv Guthrie Gutti
Guttormur Guus Guusje Guy Guyot Guérin Guðberg Guðbergur Guðbjarni Guðbjartur Guðbjörg Guðbjörn Guðbjört Guðborg
Guðbrandur Guðdís Guðfinna Guðfinnur Guðfreður Guðfríður Guðgeir Guðjón Guðjóna Guðlaug Guðlaugur Guðleif Guðleifur
Guðleikur Guðlín Guðmann Guðmar Guðmey Guðmon Guðmunda Guðmundur Guðmundína Guðni Guðný Guðráður Guðríður Guðröður
Guðrún Guðsteina Guðsteinn Guðvarður Guðveig Guðveigur Guðvin Guðþór Gvendolina Gvendolína Gvozden Gwen Gwenael
Gwenaëlle Gwenda Gwendolen Gwendoline Gwendolyn Gwido Gwyn Gwyneth Gyda Gylfi Gyrðir Gytis Gytta Gytė Gyula Gyða Gyðja
Gyðríður Gyöngyi György Györgyi Győző Gzim Gábor Gál Gæfa Gæflaug Gédéon Génesis Gérald Géraldine Gérard Géraud Géza
Gía Gídeon Gígja Gígjar Gísela Gísla Gísley Gísli Gíslný Gíslrún Gíslunn Gíslína Gíta Góa Gógó Gói Gök Gökalp Gökay
Gökben Gökbudun Gökbörü Göken Gökhan Gökmen Göknur Gökperi Göksev Gökten Gökçe Gökçebalan Gökçegöl Gökçen Gökçil
Gökçiçek Gökşin Göli Gönen Gönenç Göngör Gönül Göran Görgünay Görkem Görklü Görsev Görün Gösta Göte Götz Gövhər Gözde
Gözel Gözem Gúa Gúbio Gústaf Gústav Gücal Güher Gül Gülarə Gülay Gülağa Gülbahar Gülbala Gülbani Gülben Gülbeyan
Gülbiye Gülcegün Güldam Güldem Gülden Gülder Güldeste Güldünya Gülegen Gülel Gülemen Gülen Gülenay Güler Gülev Güleğen
Gülfari Gülfeza Gülgen Gülgün Gülgüzel Gülhan Gülhisar Gülinaz Gülkadın Güllühan Güllər Gülmira Gülmisal Gülnar
Gülnarə Gülnaz Gülnaziye Gülnur Gülpembe Gülper Gülriz Gülsalın Gülselin Gülsen Gülseren Gülsevil Gülsiye Gülsü Gülsüm
Gültac Gültekin Gülten Gülter Gültəkin Gülxar Gülzadiye Gülzar Gülçe Gülçin Gülçöhrə Gülözge Gülümser Gülüs Gülüstan
Gülüş Gülşa Gülşahin Gülşen Gülşeref Gülşən Gülər Gümüş Gümüştekin Gün Günar Günay Günaydin Günden Gündoğdu Gündoğmuş
Gündüz Gündüzalp Günebakan Güner Güneri Güneş Güngör Güngördü Güngören Güniz Günkurt Günnur Günsel Günseli Günser
Günter Günther Günver Günyaruk Günçiçek Günşen Gürarda Gürbüz Gürcan Gürcüye Gürdal Gürelcem Gürhan Gürkan Gürol
Gürsal Gürsel Gürten Güven Güvenalp Güvercin Güverçin Güzey Güçal Güçlüer Güçyeter Gýgjar Gýmir Gıyas Gűnter Habbab
Habib Habiba Habibe Habibu Habil Haby Haciali Hacib Hacile Hacıbəy Hadassa Hadassah Hadda Haddi Haddur Haddý Haden
Hadi Hadicha Hadija Hadithi Hadiza Hadja Hadjer Hadley Hadrey Hadriel Hadrien Hafberg Hafbjörg Hafborg Hafdís Hafey
Hafgrímur Hafi Hafid Hafiz Hafliða Hafliði Haflína Hafnar Hafni Hafný Hafrós Hafrún Hafsa Hafsat Hafshah Hafsteina
Hafsteinn Hafþór Hafþóra Hafız Hafıza Hagalín Hagbarður Hagbert Hagen Haiba Haiden Hailee Hailey Hailie Hairyanto
Hajar Hajnalka Hajo Hakan Hakeem Hakem Haki Hakikat Hakim Hakkı Hal Halbert Haldun Hale Haleigh Halenur Haley Hali
Halid Halidun Halie Halil Halim Halima Halina Halisi Halit Haliye Hall Halla Hallbera Hallberg Hallbjörg Hallbjörn
Hallborg Halldís Halldór Halldóra Halle Halley Hallfreður Hallfríður Hallgarður Hallgeir Hallgerður Hallgils
Hallgrímur Hallgunnur Hallie Hallkatla Hallkell Hallmann Hallmar Hallmundur Hallný Hallrún Hallsteinn Hallur
Hallvarður Hallveig Hallvör Hallþór Halsey Haluk Ham Hamar Hamdi Hamdullah Hamed Hami Hamid Hamidou Hamilton Hamima
Hamis Hamish Hamisi Hamit Hamiyet Hammâd Hamp Hampton Hampus Hamsini Hamza Hamzah Hana Hanae Hanaé Hanbiken Handan
Hande Hanedan Hanefi Hanga Hani Hania Hanifa Hanife Hanim Hanja Hank Hanna Hannabel Hannah Hannchen Hanne Hanne-Lore
Hannele Hannelore Hannes Hanney Hanni Hannibal Hanno Hanns Hannu Hanny Hanora Hans Hans-Adolf Hans-Albert Hans-Bernd
Hans-Christian Hans-Detlef Hans-Dieter Hans-Dietrich Hans-Eberhard Hans-Erich Hans-Friedrich Hans-Georg Hans-Gerd
Hans-Gerhard Hans-Günter Hans-Günther Hans-Heinrich Hans-Helmut Hans-Henning Hans-Herbert Hans-Hermann Hans-Hinrich
Hans-Joachim Hans-Jochen Hans-Josef Hans-Jörg Hans-Jürgen Hans-Karl Hans-Ludwig Hans-Martin Hans-Michael Hans-Otto
Hans-Peter Hans-Rainer Hans-Rudolf Hans-Theo Hans-Ulrich Hans-Uwe Hans-Walter Hans-Werner Hans-Wilhelm Hans-Willi
Hans-Wolfgang Hansa Hansel Hansford Hansgeorg Hansjoachim Hansjörg Hansjürg Hansjürgen Hanson Hanspeter Hansruedi
Hanss Hansueli Hansultan Hansína Hanuš Haralamb Haralambie Harald Haraldur Harambee Harbinaz Hardana Hardi Hardie
Hardik Hardin Harding Hardouin Hardy Hari Harijs Harimurti Harinakshi Harinarayan Harini Haris Harish Harit Harita
Hariz Harja Harjasa Harjaya Harjo Harl Harlan Harland Harlen Harlene Harley Harlie Harlon Harlow Harman Harmon Harmony
Harnail Harol Harold Haroldo Haron Haroun Harouna Haroune Harpa Harper Harrell Harri Harrie Harriet Harriett Harriette
Harris Harrison Harro Harrold Harry Harrý Harsana Harsanto Harsaya Harshil Hartaka Hartana Hartley Hartmann Hartmut
Hartmuth Harto Hartvig Hartwell Hartwig Haruko Harun Haruna Harve Harvey Harvie Harvy Hasan Hasano Hasbek Haseki Hasel
Hasgül Hashiki Hasibi Hasim Hasin Haskell Hasna Hasret Hassan Hassane Hassie Hasso Hasta Hatem Hatice Hatima Hatin
Hatip Hatouma Hattie Hattâb Hauke Hauksteinn Haukur Haukvaldur Hauwa Hauður Hava Havali Havel Haven Havla Havse Hawa
Hawar Hawehindi Haya Hayal Hayali Hayat Hayati Haydar Hayden Haydée Hayel Hayes Haylee Hayleigh Hayley Haylie Hayret
Hayrünnisa Hays Hayward Haywood Hazan Hazar Hazeem Hazel Hazelle Hazen Hazine Hazle Hazrat Hazım Haïm Haşim Haşmet
Haštal Heath Heather Heaven Heba Heber Hebert Hector Heda Hedda Hedi Hedvig Hedviga Hedvigo Hedvika Hedwig Hedy Hedí
Heema Hege Heide Heide-Marie Heidelinde Heidelore Heidemarie Heiderose Heidi Heidrun Heidy Heike Heikir Heikki Heiko
Heilmóður Heimir Heimo Hein Heiner Heinfried Heini Heino Heinrekur Heinrich Heinz Heinz-Dieter Heinz-Georg Heinz-Gerd
Heinz-Günter Heinz-Günther Heinz-Joachim Heinz-Josef Heinz-Jürgen Heinz-Otto Heinz-Peter Heinz-Walter Heinz-Werner
Heinz-Wilhelm Heinz-Willi Heisi Heitor Heiða Heiðar Heiðarr Heiðberg Heiðbert Heiðbjörg Heiðbjörk Heiðbjört Heiðbrá
Heiðdís Heiðlaug Heiðlindur Heiðlóa Heiðmann Heiðmar Heiðmundur Heiðný Heiðrekur Heiðrós Heiðrún Heiður Heiðveig Heja
Hekima Hekime Hekla Hekmet Hektor Hektoro Helaine Helan Heleen Helen Helena Helene Heleno Helfried Helga Helge Helgi
Heli Helie Helin Helinä Heliodoro Helios Hella Helle Hellen Hellena Hellevi Hellmut Hellmuth Helma Helmar Helmer Helmi
Helmtrud Helmut Helmuth Helmút Heloisa Heloise Heloísa Heloïse Helvi Helyn Helèna Helène Helén Heléne Helēna Hema
Hemal Hemang Hemangini Hemani Hemi Hemmert Henderson Hendra Hendri Hendrik Hendrika Hendrikka Henery Henife Henk Henna
Henner Hennes Henni Hennie Henning Henny Henný Henretta Henri Henric Henrich Henrick Henricus Henrie Henrieta Henrieto
Henrietta Henriette Henrik Henrika Henrike Henrikki Henriks Henrique Henry Henryk Henryka Henríetta Henrý Hera
Heracleea Heraclio Heraldo Herbert Herberta Herberto Herbjörg Herbjörn Herbjört Herborg Herdis Herdís Herfinnur
Herfríður Hergeir Hergerður Hergill Hergils Heribert Heriberto Herjólfur Herlaug Herlaugur Herleifur Herlinda Herlinde
Herluf Herluin Herma Herman Hermanis Hermann Hermann-Josef Hermanni Hermelinda Hermenegildo Hermes Hermina Herminda
Hermine Herminia Herminio Hermiono Hermon Hermundur Hermína Hermóður Hermīne Hernan Hernando Herney Hernán Herrmann
Herschel Hershel Hershell Hersilía Hersir Hersteinn Hersveinn Herta Hertha Heru Hervar Hervarður Hervey Hervin Hervé
Hervör Herwig Heryanto Herþrúður Hesbon Hessie Hester Hesti Hettie Hetty Heva Heval Heydər Heyvetullah Heyward
Hezekiah Hezniye Hezron Hezzie Heřman Hiba Hicabi Hicham Hicran Hidaya Hidde Hideo Hidir Hieronim Hikmat Hikmet Hikmət
Hilah Hilaire Hilal Hilar Hilario Hilarion Hilarius Hilary Hilaríus Hilayda Hilbert Hilda Hildah Hildar Hildburg Hilde
Hildebert Hildegard Hildegarde Hildegart Hildegund Hildegunde Hildibergur Hildibjörg Hildibrandur Hildigeir
Hildigerður Hildiglúmur Hildigunnur Hildimar Hildimundur Hilding Hildingur Hildir Hildiríður Hildisif Hildiþór Hildred
Hildur Hilkka Hill Hillard Hillary Hillel Hillery Hillevi Hilliard Hilma Hilmar Hilmer Hilmi Hilmir Hilola Hilton
Hiltraud Hiltrud Himadri Himani Himawan Himinbjörg Himmet Himri Hincmar Hind Hindal Hinet Hinewai Hinrich Hinrik
Hinrika Hinrikka Hipolit Hipolito Hippolyte Hipólito Hira Hiral Hiram Hiranmay Hiranmaya Hiranya Hiroshi Hitesh
Hiçsönmez Hişam Hjallkár Hjalmar Hjalmer Hjalta Hjalte Hjaltey Hjalti Hjarnar Hjálmar Hjálmdís Hjálmey Hjálmfríður
Hjálmgeir Hjálmgerður Hjálmrós Hjálmrún Hjálmtýr Hjálmur Hjálmveig Hjálmþór Hjördis Hjördís Hjörfríður Hjörleif
Hjörleifur Hjörný Hjörtfríður Hjörtur Hjörtþór Hjörvar Hlaðgerður Hleiðar Hlengiwe Hlini Hljómur Hlynur Hlédís
Hlégestur Hlér Hlíf Hlífar Hlín Hlíðar Hlíðberg Hlökk Hlöðmundur Hlöður Hlöðvarður Hlöðver Hnefill Hnikar Hnikarr
Hoani Hobart Hobert Hobson Hocine Hodari Hojimurod Hoke Holden Holgeir Holger Holland Holli Hollie Hollis Holly Holm
Holmes Holti Homer Homero Homér Honor Honora Honore Honorine Honorius Honoré Hoover Hope Horace Horacio Horacy Horatio
Horațiu Horea Horia Horst Horst-Dieter Horst-Günter Horst-Peter Hortencia Hortense Hortensia Hortensie Hortenzia
Hortenzie Horton Horymír Horymíra Horác Hosea Hosie Hosiyat Hosteen Hostimil Hostimila Hostimír Hostimíra Hostislav
Hostislava Hostivít Houcine Houda Houston Hovard Howard Howell Hoy Hoyt Hozan Hoàng Hoşkadem Hrafn Hrafna Hrafnar
Hrafnbergur Hrafnborg Hrafndís Hrafney Hrafngerður Hrafnheiður Hrafnhildur Hrafnkatla Hrafnkell Hrafnlaug Hrafntinna
Hrafntýr Hrannar Hrappur Hraunar Hraundís Hredhaan Hrefna Hreggviður Hreimur Hreindís Hreinn Hreiðar Hreiðmar Hringur
Hritik Hrollaugur Hrolleifur Hrund Hrvoj Hrvoje Hrvojka Hrærekur Hrímnir Hróaldur Hróar Hróbjartur Hrói Hrólfdís
Hrólfur Hrómundur Hróðgeir Hróðmar Hróðný Hróðvar Hróðólfur Hrönn Hrútur Huban Hubbard Hubert Hubertine Huberto
Hubertus Hud Hudavent Hudson Huey Hugberg Hugbjörg Hugbjört Hugborg Hugdís Hugh Hughes Hughey Hughie Hugi Huginn
Hugleikur Hugljúf Hugo Hugrún Hugues Huguette Hugó Huia Huld Hulda Huldah Huldar Huldrún Huldís Hulki Hulusi Humaira
Humaiya Humay Humayra Humberto Humoyun Humphrey Hunalp Hunor Hunter Hurbert Hurican Hurley Hurram Hurshida Hurşide
Hurşit Husein Husida Husnida Husniya Husnora Hussein Huston Huub Huxley Huy Huzaifa Huzeyfe Huzuri Hvalimir Hvannar
Hvönn Hvězdoslav Hvězdoslava Hyacint Hyacinta Hyltir Hylur Hyman Hynek Hypolit Hyrum Hákon Hákonía Háleygur Hálfdan
Hálfdán Hámundur Hárekur Hárlaugur Hásteinn Háta Hávar Hávarr Hávarður Hâdi Hâlis Hâtem Håkan Håkon Håvard Hængur
Hænir Héctor Hédelin Hédi Hélie Hélier Hélio Héloïse Hélène Héðinn Hêvî Híram Hólm Hólmar Hólmbert Hólmbjörg Hólmdís
Hólmfastur Hólmfríður Hólmgeir Hólmgrímur Hólmkell Hólmsteinn Hólmþór Hóseas Hödd Högna Högni Hökümə Hörn Hörður
Höskuldur Höður Húbert Húgó Húmi Húnbjörg Húnbogi Húndís Húngerður Húni Húnn Húnröður Hüccet Hüda Hüdayi Hüdâvendigâr
Hükümdar Hülya Hüma Hümayun Hümbət Hümeyra Hüner Hürdoğan Hüriyə Hürkan Hürmet Hüryaşar Hürüyet Hüsameddin Hüsamettin
Hüseyin Hüseyn Hüseynqulu Hüsmen Hüsniyyə Hüsnü Hüsnühâl Hüsrev Hıfzullah Hıfzı Hızır Hưng Hương Hạnh Hải Hồng Iacob
Iacopo Iacopone Iacov Iago Iain Ian Iana Iancu Ianina Ianira Ianis Ianna Ianos Iara Iaroslav Iaroslava Iasmina Ib
Ibaad Iban Iben Ibeth Ibidapo Ibironke Ibn Ibodulloh Iboja Ibolya Ibou Ibra Ibraaheem Ibraheem Ibrahim Ibrahima Ibrani
Ibrohim Ibukunoluwa Ibun Ibán Ica Icaro Icey Icha Icie Icilio Ico Icy Ida Idabelle Idamae Idan Idda Ide Idea Idell
Idella Idika Idir Ido Idowu Idrees Idris Idriss Idrissa Idriz Idun Idy Idık Ieremia Iesa Iesha Ieshia Ieva Ifa Ifeanyi
Ifeanyichukwu Ifechukwu Ifeoluwa Ifeoma Iffar Ifora Iftikhaar Iftikhar Ifunanya Ige Iginia Iginio Igino Ignace Ignacia
Ignacio Ignacy Ignas Ignatius Ignatz Ignaz Ignazio Ignjat Ignác Ignácie Ignát Ignáta Ignė Igor Igori Igors Ihab Ihaia
Ihsaan Ihsan Ihtesham Ihtiram Ihtishaam Ihtiyor Ihtsham Iida Iiris Iisakki Ijaya Ijli Ika Ikbal Ike Ikenna Ikeoluwa
Iker Ikhidie Ikhlaas Ikhsan Ikin Ikraam Ikram Ikramah Ikrimah Ikrom Ikshita Ila Ilah Ilai Ilan Ilana Ilari Ilaria
Ilarie Ilario Ilarion Ilay Ilayda Ilaçın Ilda Ildebrando Ildefonso Ildegarda Ildegonda Ildika Ildiko Ildikó Ildız
Ileana Ilene Ilenia Ilga Ilgmārs Ilgı Ilgın Ilhan Ilia Ilian Iliana Iliane Ilias Ilie Ilies Ilija Ilinca Ilinka Ilir
Ilja Iljana Ilka Ilkka Ilko Illa Illidio Illugi Illuminato Illya Ilma Ilmari Ilmur Ilmārs Ilo Ilona Ilonka Ilsa Ilse
Ilva Ilyan Ilyana Ilyane Ilyas Ilyass Ilyes Ilyess Ilyos Ilyès Ilza Ilze Ilzo Ima Imad Imam Iman Imane Imani Imanol
Imants Imany Imara Imaran Imelda Imen Imene Imer Imke Immacolata Immacolato Immaculate Immanuel Immanúel Immo Immý Imo
Imogen Imogene Imoleoluwa Imona Imran Imrane Imre Imrich Imron Imène Ina Inanç Inara Inaya Incoronata Inda Indah
Indali Inder Indi Indiana Indie Indira Indra Indrajit Indrek Indriði Indriķis Indro Indrė Indy Indía Indíana Indíra
Ine Inell Ines Inesa Inese Inessa Ineta Inez Ing-Britt Ing-Marie Inga Inga-Britt Inga-Lill Ingalill Ingberg Ingbert
Ingdís Inge Ingeborg Ingeborga Ingeburg Ingegerd Ingegärd Ingela Ingelise Ingelore Ingemar Inger Ingetraud Ingetraut
Ingey Ingheiður Inghildur Ingi Ingiberg Ingibergur Ingibert Ingibjartur Ingibjörg Ingibjörn Ingibjört Ingiborg
Ingifinna Ingifríður Ingigerður Ingilaug Ingileif Ingileifur Ingilín Ingimagn Ingimar Ingimaría Ingimunda Ingimundur
Ingiríður Ingirós Ingisól Ingivaldur Ingiveig Ingiþór Ingjaldur Ingmar Ingmārs Ingo Ingolf Ingram Ingrid Ingrida
Ingried Ingrún Ingrīda Inguna Ingunn Ingvaldur Ingvar Ingveldur Ingvi Ingólfur Ingþór Ingūna Inioluwa Inja Inka Inken
Inkeri Inmaculada Inna Innocent Innocente Innocenty Innocenza Innocenzo Ino Inocenc Inocencio Inocențiu Insa Inta
Intan Inyoni Inza Inès Inés Inéz Inês Inës Ināra Inārs Ioan Ioana Ioanina Ioannis Iola Iolanda Iole Ion Iona Ione
Ionel Ionela Ionelia Ionică Ionne Ionuț Iorio Iosefina Iosif Ippazio Ippocrate Ippolito Ira Iraida Irawati Irem
Iremide Irena Irene Irenej Ireneo Ireneus Ireneusz Ireno Ireti Iretioluwa Irfan Iriana Iride Iridenta Iridian Irina
Irine Irinel Iris Irja Irl Irma Irmak Irmantas Irmela Irmeli Irmengard Irmgard Irmhild Irmi Irmina Irmingard Irmtraud
Irmtraut Irmtrud Irmý Irnanto Iroda Irpa Irsad Irungu Irva Irven Irvin Irvine Irving Irwan Irwin Irya Iryna Irène Irén
Iréne Irēna Irıs Isa Isaac Isaack Isaak Isabeau Isabel Isabela Isabell Isabella Isabelle Isabelly Isac Isacco Isack
Isadora Isadore Isai Isaia Isaiah Isaias Isak Isaline Isam Isamar Isaque Isaura Isaure Isaya Isaías Ischirione Ise
Isee Iseoluwa Iseult Isfandiyor Isha Ishaan Isham Ishani Ishanvi Ishaq Ishita Ishmael Ishola Ishwar Isiah Iside Isidor
Isidora Isidore Isidoro Isidro Isioma Isis Isisa Isla Islam Islom Ismael Ismaele Ismail Ismaël Ismaïl Ismaïla Ismet
Ismo Ismoil Ismérie Ismık Isobel Isolda Isolde Isolina Isom Isotta Isra Israa Israel Israël Isreal Issa Issac Issack
Issam Issi Issiaka Istvan István Isık Isığ Ita Italia Italo Itanya Itri Itunuoluwa Ituri Itzel Itziar Itır Iulia
Iulian Iuliana Iuliu Iuri Iurie Iurii Iustin Iustina Iustinian Iva Ivah Ivan Ivana Ivanka Ivanna Ivano Ivanoe Ivančica
Ivar Ivars Ive Ivek Iven Iver Iverson Iveta Ivetta Ivette Ivey Ivica Ivie Ivka Ivna Ivo Ivona Ivone Ivonne Ivor Ivory
Ivy Iván Iwan Iwo Iwona Iyabode Iyad Iyadunni Iyana Iyanna Iyanuoluwa Iyed Iyinoluwa Iymona Iyık Iyıktağ Iza Izaak
Izaaz Izabela Izabella Izabelle Izabelė Izaiah Izaiáš Izajasz Izako Izayah Ize Izetta Izia Izidor Izidora Izmael Izola
Izolda Izoldo Izora Iztok Izydor Izzy Izák Iða Iðunn Iñaki Iľja Iŝmaelo Işin Işık Işıkay Işıl Işılay Işıman Işın
Işıner Işığ Jaabir Jaafar Jaak Jaakko Jaan Jaana Jaanus Jabal Jabari Jabbaar Jabbar Jabez Jabir Jabr Jabulani Jabulile
Jacalyn Jace Jacek Jacey Jacinta Jacintha Jacinthe Jacinto Jack Jackeline Jacki Jackie Jackline Jacklyn Jackson Jacky
Jaclyn Jaco Jacob Jacoba Jacobine Jacobo Jacobus Jacoby Jacopo Jacque Jacquelin Jacqueline Jacquelyn Jacques Jacquez
Jacquline Jacqulyn Jacynthe Jad Jada Jade Jaden Jader Jadesola Jadiel Jadon Jadran Jadrana Jadranka Jadranko Jadro
Jadwiga Jadyn Jaeda Jaeden Jael Jaelyn Jaelynn Jaeman Jafar Jafet Jaffer Jaga Jagadish Jagadisha Jagapati Jagaraga
Jagat Jagathi Jagdeep Jagdish Jagger Jagica Jagmeet Jagrati Jagvi Jahangir Jahanzeb Jahdami Jahdari Jaheem Jaheim Jahi
Jahiem Jahir Jahiz Jahm Jahnu Jahongir Jai Jaida Jaiden Jaider Jaidyn Jail Jailene Jailey Jailyn Jaiman Jaime Jaimee
Jaimie Jaimini Jaimy Jair Jairaj Jairo Jairus Jais Jaivey Jajuan Jaka Jakayla Jake Jakelino Jaki Jakob Jakobe Jakobino
Jakobo Jakobs Jakobína Jakop Jakov Jakub Jakuba Jakubina Jakubka Jalaal Jalal Jale Jaleel Jalees Jaleesa Jalen Jalia
Jalil Jalisa Jalissa Jaliyah Jalmari Jalol Jalon Jalou Jalsa Jalyn Jalynn Jalə Jamaal Jamal Jamalia Jamar Jamarcus
Jamari Jamarion Jame Jameel Jamel James Jameson Jamey Jami Jamie Jamie-Lee Jamie-Leigh Jamil Jamila Jamin Jamir Jamiro
Jamison Jamiya Jammie Jamol Jamshid Jamya Jan Jan-Erik Jan-Olof Jan-Peter Jan-Åke Jana Janae Janaki Janani Janay
Janaína Jane Janeen Janek Janel Janell Janelle Janene Janessa Janet Janeta Janeth Janett Janetta Janette Janey Janez
Jangwa Jani Janiah Janic Janica Janice Janick Janie Janik Janin Janina Janine Janis Janiya Janiyah Janja Janjo Janka
Jankat Janko Jann Janna Jannah Janne Jannek Jannes Janneth Jannette Janni Jannie Jannik Jannika Jannis Jano Janos
Janosch January Januja Janus Janusz Jany Janya Janyce Janīna Japhet Japheth Jaquan Jaquelin Jaqueline Jaquez Jara
Jarad Jared Jaren Jaret Jarett Jari Jarkko Jarl Jarlath Jarleth Jarmil Jarmila Jarmo Jarne Jarno Jaro Jarod Jarolím
Jarolíma Jaromil Jaromír Jaromíra Jaron Jaroslav Jaroslava Jaroslaw Jarrad Jarred Jarrell Jarret Jarrett Jarrod
Jaruthip Jaruwan Jarvis Jarwa Jarwadi Jarwi Jarún Jarþrúður Jase Jasen Jasenko Jasiah Jasin Jasiri Jaslene Jaslyn
Jasmani Jasmijn Jasmin Jasmina Jasmine Jasminka Jasmit Jasmyn Jasmyne Jasmín Jasmína Jasmīna Jasna Jasněna Jason Jasoň
Jasper Jassem Jassim Jasur Jaswadi Jati Jatin Jatmiko Jaunita Jautrīte Javan Javas Javen Javi Javier Javiera Javion
Javlon Javohir Javon Javonte Jawad Jawed Jax Jaxen Jaxon Jaxson Jaxton Jaxx Jay Jaya Jayadi Jayce Jaycee Jaycie Jaycob
Jayda Jaydan Jayde Jayden Jaydin Jaydon Jaye Jayeng Jayla Jaylah Jaylan Jaylano Jaylee Jayleen Jaylen Jaylene Jaylin
Jaylinn Jaylon Jaylyn Jaylynn Jayme Jaymes Jayne Jayson Jayvano Jayvion Jayvon Jazlene Jazlyn Jazlynn Jazmin Jazmine
Jazmyn Jazmyne Jazmín Jazz Jazzlyn Jazzlynn Jaël Jean Jean-Baptiste Jean-Charles Jean-Christophe Jean-Claude
Jean-Daniel Jean-François Jean-Jacques Jean-Louis Jean-Luc Jean-Marc Jean-Marie Jean-Michel Jean-Paul Jean-Philippe
Jean-Pierre Jean-Pol Jean-Yves Jeana Jeane Jeanetta Jeanette Jeanie Jeanine Jeanmarie Jeanna Jeanne Jeannel Jeannette
Jeannie Jeannine Jeannot Jeanny Jeb Jebet Jecinta Jed Jedediah Jedidah Jedidiah Jeet Jeevika Jef Jeferson Jeff
Jefferey Jefferson Jeffery Jeffie Jeffrey Jeffry Jefri Jefta Jehanne Jeison Jeisson Jekaterina Jela Jelagat Jelani
Jele Jelena Jelica Jelisaveta Jelita Jelka Jella Jelle Jelmer Jelte Jemal Jemima Jemimah Jemma Jemutai Jena Jenaro
Jenel Jenelle Jenetta Jenifer Jeniffer Jenilee Jenipher Jenna Jennah Jennette Jenni Jennie Jennifer Jenniffer Jennings
Jenny Jennyfer Jenný Jenovéfa Jens Jens-Peter Jens-Uwe Jensen Jensína Jente Jenő Jep Jepchirchir Jepchumba Jepkemoi
Jepkoech Jepkorir Jepkosgei Jeppe Jeptha Jeptoo Jerad Jerald Jeraldine Jeramiah Jeramie Jeramy Jere Jered Jerel Jereme
Jeremey Jeremi Jeremiah Jeremias Jeremiasz Jeremie Jeremiáš Jeremy Jeremías Jerguš Jeri Jerica Jerilyn Jerilynn
Jerimiah Jerimy Jerker Jermain Jermaine Jerman Jermey Jermiah Jernej Jerneja Jerod Jeroen Jerold Jerome Jeromy
Jeronimo Jerono Jeroným Jerop Jerotich Jerrad Jerrel Jerrell Jerri Jerrica Jerrie Jerrilyn Jerrod Jerrold Jerry Jerson
Jerusha Jeruto Jeryl Jerzy Jerónimo Jerôme Jes Jesca Jesenia Jesica Jesika Jesper Jess Jesse Jessee Jessenia Jessi
Jessica Jessie Jessika Jesslyn Jesslynn Jessy Jessyca Jessye Jessý Jesus Jesusa Jesús Jet Jethro Jetmir Jeton Jett
Jetta Jette Jettie Jevgeni Jevgeņijs Jevon Jevrosima Jewel Jewell Jezdimir Jezups Ješa Jhalak Jhan Jhoan Jhoana Jhon
Jhonatan Jhonny Jhony Jibril Jidde Jihane Jil Jiles Jiljí Jill Jillian Jim Jimena Jimi Jimmie Jimmy Jimram Jina Jinane
Jinawi Jindra Jindřich Jindřiška Jinjuta Jinnie Jinte Jinthe Jip Jiri Jitender Jitendra Jitka Jitrin Jiyan Jiřina Jiří
Jo Joachim Joacim Joah Joakim Joakimo Joan Joana Joanie Joann Joanna Joanne Joannes Joannie Joanny Joany Joao Joaquim
Joaquin Joaquina Joaquín Joas Joash Job Jobe Jobst Jocelyn Jocelyne Jocelynn Jochem Jochen Jochum Jodi Jodie Jody Joe
Joel Joelina Joeline Joell Joella Joelle Joellen Joep Joerg Joeri Joes Joeseph Joesph Joetta Joette Joey Joffrey Johan
Johana Johanino Johann Johanna Johannah Johanne Johannes Johano Johans Johanĉjo Johathan John Johnathan Johnathon
Johney Johnie Johnna Johnnie Johnny Johnpaul Johnson Johnstone Johny Joi Joko Jokūbas Jolana Jolanda Jolanta Jolanthe
Jolayemi Joleen Jolene Jolette Jolie Jolien Jolijn Jolin Jolina Joline Jolán Jon Jona Jonah Jonas Jonatan Jonatano
Jonathan Jonathon Jonell Jones Joni Jonna Jonnie Jonny Jono Jonte Jonás Jonáš Joojo Joona Joonas Joonatan Joost Jop
Joppe Joram Joran Jordan Jordana Jordane Jorden Jordi Jordin Jordon Jordy Jordyn Jordán Joren Joretta Jorga Jorge
Jorin Joris Jorja Jorma Jorn Jorrit Jort Jorunn Jory Jorūnė Jos Joscha Joschua Jose Josef Josefa Josefien Josefiina
Josefin Josefina Josefine Josefita Josefína Joselin Joseline Joseluis Joselyn Josep Joseph Josepha Josephat Josephin
Josephina Josephine Josephus Josette Josh Joshua Joshuah Josiah Josiane Josianne Josie Josiephine Josip Josipa Joslyn
Joso Josphat Josphine Josse Josselin Jossie Jost Josua Josue Josuo Josué Josy José Josée Joséphine Joud Jouko Jouni
Jourdain Jovan Jovana Jovani Jovanka Jovanni Jovanny Jovany Jovin Jovina Jovita Joy Joya Joyce Joycelyn Joye Joyline
Jozef Jozefa Jozefino Jozefo Jozefína Jozo Jozue João Joé Joël Joëlle Joĉjo Joŝiko Joško Jošt Joža Jože Jožef Jožefa
Jožica Jua Juan Juana Juanita Juanito Juda Judah Judd Jude Judge Judi Judicaël Judie Judit Judita Judith Judito Judson
Judy Judyta Judyth Judīte Juelz Juergen Jugoslav Juha Juhana Juhani Juho Jukka Jula Julan Jule Jules Juli Julia Julian
Juliana Juliane Juliann Julianna Julianne Julide Julie Julie-Anne Julien Julienne Juliet Julieta Julieth Julieto
Juliette Juliino Julija Julijana Julika Julina Julio Julious Julisa Julissa Julita Julius Juliusz Julián Juliána
Juliëtte Juluis Juma Jumaane Jumadi Jumagul Jumari Juna Junayd June Juni Junia Junie Junior Junious Junius Juno Junon
Juozas Jur Juraj Jure Jurgen Jurgita Juri Jurij Juris Jurre Jurģis Jusra Jussi Justas Juste Justen Justeno Justice
Justin Justina Justinas Justine Justiniani Justo Juston Justus Justyn Justyna Justína Justýn Justýna Justīne Jusuf
Juta Jutta Juul Juulia Juuso Juvenal Juwan Juwon Jyoti Jyotis Jyotsana Jyrki Jytte Jáchym Ján János Járnbrá Járngerður
Járngrímur Játgeir Játmundur Játvarður Jázmin Jérémie Jérémy Jérôme Jéssica Jóa Jóakim Jóann Jóanna Jódís Jóel
Jófríður Jóhann Jóhanna Jóhannes Jói Jólín Jómar Jómundur Jón Jóna Jónanna Jónar Jónas Jónasína Jónatan Jónbjörg
Jónbjörn Jónbjört Jóndís Jóndór Jóndóra Jóney Jónfríður Jóngeir Jóngerð Jónheiður Jónhildur Jóninna Jónmundur Jónný
Jónsteinn Jónída Jónína Jóný Jónþór Jóra Jórlaug Jórunn Jóríður Jósafat Jósavin Jósebína Jósef Jósefín Jósefína Jósep
Jósteinn Jósúa Jóvin Józef Józefina József Jökla Jökull Jökulrós Jörfi Jörg Jörg-Peter Jörgen Jörgína Jörmundur Jörn
Jörri Jörundur Jörvar Jörvi Jørgen Júdea Júdit Júlia Júlio Július Júlí Júlía Júlían Júlíana Júlíanna Júlíetta Júlírós
Júlíus Júní Júnía Júníana Júníus Júrek Jürg Jürgen Jüri Jānis Jāzeps Jēkabs Jēkaubs Jędrzej Jūla Jūle Jūlija Jūlijs
Jūsma Kaamil Kaan Kaaren Kaarina Kaarlo Kaashif Kaat Kaazim Kabeer Kabil Kabir Kabiru Kacey Kachela Kaci Kacie Kacper
Kacung Kacy Kada Kade Kadeem Kadem Kaden Kadence Kader Kadiatou Kadidia Kadidiatou Kadijah Kadin Kadir Kadri Kadrican
Kadriye Kady Kadyn Kadı Kadınana Kaeden Kael Kaela Kaelyn Kaelynn Kafeel Kagiso Kahina Kahir Kahlil Kahu Kahurangi Kai
Kai-Uwe Kaia Kaiden Kaija Kaila Kailash Kailee Kailey Kailyn Kaique Kairav Kaisa Kaiser Kaitlin Kaitlyn Kaitlynn Kaiya
Kaj Kaja Kajen Kajetan Kajetán Kajji Kajsa Kajus Kakali Kaktus Kala Kalbi Kaldi Kale Kalea Kaleb Kaleem Kaleema
Kaleena Kaleigh Kalel Kalen Kalender Kalene Kalervo Kalevi Kaley Kalgay Kali Kalidou Kalie Kalim Kalina Kalinda
Kalinik Kalistrat Kaliyah Kalla Kalle Kallie Kalman Kalmann Kalmar Kalpana Kalpit Kaltrina Kaluwa Kalvin Kalyani Kalyn
Kama Kamal Kamala Kamalesh Kamar Kamari Kamaria Kamau Kambali Kamber Kamden Kamel Kamelya Kameron Kami Kamidin Kamiel
Kamil Kamila Kamilah Kamile Kamilla Kamille Kamilly Kamilə Kamla Kamlesh Kamma Kamol Kamola Kamolchanok Kamoliddin
Kamora Kamran Kamren Kamron Kamryn Kamuran Kamya Kamí Kanak Kanaka Kanchan Kancı Kanda Kandace Kandef Kandi Kandice
Kandy Kane Kanesha Kani Kania Kanini Kanisha Kanishka Kannan Kannen Kanpulat Kanti Kanye Kançı Kaombwe Kapagan Kapgar
Kapitola Kaprasíus Kapítóla Kara Karaamat Karabaş Karaca Karaer Karahan Karak Karakucak Karam Karama Karamba Karamoko
Karan Karanbay Karani Karanja Karataş Karaça Karcan Kardelen Kardi Kareem Kareen Karel Karelle Karen Kargılaç Kari
Kariane Karianne Karie Karim Karima Karimah Kariman Karimi Karin Karina Karine Karis Karissa Karitas Kariuki Karja
Karkur Karl Karl-August Karl-Dieter Karl-Emil Karl-Erik Karl-Ernst Karl-Friedrich Karl-Georg Karl-Hans Karl-Heinrich
Karl-Heinz Karl-Hermann Karl-Johan Karl-Josef Karl-Jürgen Karl-Ludwig Karl-Otto Karl-Peter Karl-Werner Karl-Wilhelm
Karla Karlee Karlene Karles Karley Karlfried Karlheinz Karli Karlie Karlijn Karlinna Karlo Karlotta Karlukhan Karly
Karlína Karlīna Karlıgaç Karma Karman Karmela Karmen Karmeno Karna Karol Karola Karolann Karolien Karoliina Karolin
Karolina Karoline Karolino Karolis Karolo Karolyn Karolína Karon Karren Karri Karrie Karsa Karsana Karson Karsten
Karsyn Karta Karter Karthik Kartik Kartika Karunanidhi Karvel Karya Karyl Karyme Karyn Karí Karín Karína Karítas Karó
Karólín Karólína Karīna Kasam Kasandra Kasen Kasey Kash Kashan Kashangaki Kashif Kashish Kashvi Kashyap Kashyapi Kasie
Kasim Kasimir Kasiran Kasiyah Kasián Kaskazi Kason Kaspar Kaspars Kasper Kassandra Kassidy Kassie Kassim Kastor
Kastriot Kastíel Kasusra Kasım Kata Katalin Katalina Katana Katariina Katarina Katarzyna Katarína Katarínus Katarīna
Katcha Kate Katelijne Katelin Katell Katelyn Katelynn Katerina Katerine Katerino Katerína Kateřina Kathaleen Katharina
Katharine Katharyn Katherin Katherina Katherine Katherinne Kathern Katheryn Kathey Kathi Kathie Kathinka Kathleen
Kathlene Kathlyn Kathrin Kathrine Kathryn Kathryne Kathy Kathyrn Kati Katia Katica Katie Katie-Louise Katija Katina
Katinka Katja Katla Katleen Katlin Katlyn Katlynn Kato Katri Katrien Katriina Katrijn Katrin Katrina Katrine Katriona
Katryn Katrín Katrína Katrīna Kattie Katty Katun Katunkız Katy Kató Katý Kauko Kauri Kauthar Kaver Kavon Kavurt Kavya
Kawa Kawaca Kawaya Kawkab Kawtar Kawthar Kay Kay-Uwe Kaya Kayaalp Kayacık Kayagün Kayaçık Kaycee Kayden Kaydence Kaye
Kaygusuz Kayla Kaylah Kaylan Kaylee Kayleen Kayleigh Kaylen Kaylene Kayley Kayli Kayliah Kaylie Kaylin Kaylyn Kaylynn
Kayna Kaynak Kayode Kayra Kayrabay Kays Kaysan Kayson Kayun Kayça Kayıt Kazanç Kazi Kazim Kazimierz Kazimír Kazimíra
Kazkatun Kazuko Kazuo Kazım Kaïna Kaïs Kaðlín Kağan Kaşif Kašpar Keagan Kealan Keandre Keanna Keano Keanu Keara Keaton
Kecia Keegan Keelan Keeley Keely Keena Keenan Keenen Keerti Kees Keesha Keet Keeva Kefser Kegan Kehinde Keifer Keijo
Keila Keion Keira Keisha Keith Keji Kekik Keklik Kelan Kelby Kelcie Keld Kelechi Keleş Keli Kelis Kellan Kellee Kellen
Kelley Kelli Kellie Kelly Kelly-Anne Kelly-Marie Kellý Kelsea Kelsey Kelsi Kelsie Kelton Kelvin Kelya Kelyan Kelâmi
Kem Kemal Kemalettin Kemba Kemboi Kemi Kemuma Kemunto Kemâl Ken Kenan Kenari Kendal Kendall Kende Kendell Kendra
Kendrick Kenedy Kenes Keneth Kenia Kenisha Kenji Kenley Kenn Kenna Kennard Kennedi Kennedy Kennet Kenneth Kenney
Kennith Kennth Kenny Keno Kensi Kent Kenter Kenth Kenton Kenya Kenyangi Kenyatta Kenyon Kenza Kenzi Kenzie Kenzo Kenzy
Keon Kepez Keramet Kerami Keran Kerem Keremşah Keren Keri Kerim Kerime Kerman Kermit Kerri Kerrie Kerry Kerstin Kerttu
Kerubo Kerwin Kesha Keshaun Keshawn Keshia Kesme Kete Ketilbjörg Ketilbjörn Ketilfríður Ketill Ketilríður Ketsia Kevan
Keven Kevin Kevon Kevser Keya Keyaan Keyan Keyken Keyla Keyon Keyshawn Kezban Kezia Keziah Kezlik Keşşaf Kgabu Khaalid
Khaan Khadidiatou Khadidja Khadija Khadijah Khadim Khady Khaled Khalid Khalifa Khalil Khalilah Khamani Khamisi
Khanyisile Khari Khem Khethiwe Khiry Khloe Khoa Khoudia Khulekani Kia Kiaan Kiah Kian Kiana Kiandra Kianna Kiano Kiapo
Kiara Kiaran Kiarie Kiarra Kibafupia Kibar Kibet Kibibi Kiburi Kick Kiddý Kiefer Kiel Kiera Kieran Kiernan Kieron
Kierra Kiersten Kieth Kifaye Kifayət Kijana Kijani Kika Kike Kikelomo Kiki Kiley Kilian Kilián Kiljan Killian Kilonzo
Kilyan Kilían Kim Kimani Kimanzi Kimathi Kimball Kimber Kimberely Kimberlee Kimberley Kimberli Kimberlie Kimberly
Kimbilio Kimeu Kimi Kimmo Kimo Kimora Kimutai Kimya Kin Kinaya Kincső Kindra King Kinga Kingston Kinley Kinsey Kinsley
Kinte Kinubi Kinuthia Kinyanjui Kinyua Kiné Kiojah Kioko Kip Kipchirchir Kipchumba Kipenzi Kipepeo Kipkemboi Kipkemoi
Kipkirui Kipkoech Kipkorir Kipkosgei Kipkurui Kiplagat Kiplangat Kiplimo Kipngeno Kipngetich Kipp Kipras Kiprono
Kiprop Kiprotich Kipruto Kipsang Kiptoo Kipyegon Kira Kiramettin Kiran Kirana Kiraz Kirby Kiri Kirilo Kirk Kirsi
Kirsten Kirsti Kirstie Kirstin Kirstine Kirsty Kirstín Kirt Kirti Kirui Kisha Kisima Kit Kitan Kitti Kittie Kitty
Kittý Kiume Kiwara Kiya Kiyan Kiyasi Kiyoko Kiyoshi Kizzie Kizzy Kjalar Kjallakur Kjalvör Kjaran Kjartan Kjarval Kjeld
Kjell Kjersti Kjetil Kjárr Kjói Klaas Klanjo Klara Klarencjusz Klaro Klas Klaudia Klaudie Klaudius Klaudiusz Klaudián
Klaus Klaus-Dieter Klaus-Günter Klaus-Jürgen Klaus-Michael Klaus-Peter Klaus-Ulrich Klaus-Werner Klavdija Klavs
Klaŭdino Klaŭdo Klea Klemen Klemens Klement Klementina Klementino Klementyna Klementína Klementýna Klemenz Kleopatra
Kleopatro Kleópatra Kliment Klitemnestro Kloe Klothilde Klotildo Klotylda Kládía Klára Kläre Klængur Kléber Klāra
Klāvs Knox Knud Knut Knute Knuto Knörr Knútur Kobe Koby Kocabaş Koda Kodchaporn Kody Koech Koen Koenraad Kofi Koggi
Koha Kojo Koko Kolawole Kolbeinn Kolbjörg Kolbjörn Kolbrá Kolbrún Kolby Koldan Koldís Kole Koleta Kolfinna Kolfinnur
Kolfreyja Kolgríma Kolgrímur Kolka Kolmar Koloman Kolombín Kolombína Kolos Kolskeggur Kolten Kolton Kolumbán Kolumbín
Kolumbína Kolur Kolviður Komil Komila Komron Koncagül Kondo Konguralp Konkordía Konner Konnor Konný Konrad Konradi
Konradus Konrád Konráð Konrāds Konstance Konstancie Konstancja Konstantin Konstantinos Konstanty Konstantyn
Konstantínus Konstantýn Konstantīns Konstanze Konsuela Konzuela Konštantín Kopan Kopano Kora Koralia Koray Korbin
Korbinian Kordell Kordula Korede Korey Kori Korina Korinna Korir Korka Korkmazalp Korkut Kormlöð Kormákur Kornel
Korneli Kornelia Kornelija Kornelius Korneliusz Kornelía Kornelíus Kornél Kornélia Kornélie Kort Kortney Korugan Kory
Kosgei Kosisochukwu Kosma Kosmas Kosta Kotryna Kotuz Kourtney Kovu Koçak Koçer Koçkan Koðrán Koşukhan Kraig Kraki
Krasava Krasomil Krasomila Krasoslav Kreszentia Kreszenz Kreuzo Krešimir Kriemhild Krijn Krimhildo Kris Krish Krisha
Krishna Krishnadas Krishnadasa Krissy Krista Kristal Kristall Kristan Kristaps Kristberg Kristbergur Kristbjörg
Kristbjörn Kristborg Kristdór Kristel Kristen Kristens Kristensa Krister Kristers Kristey Kristfinnur Kristfríður
Kristgeir Kristgerður Kristi Kristiaan Kristian Kristiane Kristie Kristien Kristiina Kristijan Kristin Kristina
Kristine Kristinn Kristino Kristián Kristiāna Kristiāns Kristjan Kristjana Kristján Kristjón Kristjóna Kristlaug
Kristlaugur Kristleifur Kristlind Kristlín Kristmann Kristmar Kristmundur Kristný Kristof Kristofer Kristoffer
Kristopher Kristrós Kristrún Krists Kristupas Kristvaldur Kristvarður Kristveig Kristvin Kristvina Kristy Kristyn
Kristíana Kristíanna Kristín Kristína Kristóf Kristófer Kristólína Kristýna Kristþór Kristþóra Kristīne Krisztina
Krisztián Krisztofer Kritika Krišjānis Krišs Krištof Krsto Krummi Kruno Krunoslav Krysta Krystal Krystel Krysten
Krystian Krystin Krystina Krystle Krystyna Kryšpín Kryštof Krzysztof Kría Ksantipo Ksawera Ksawery Ksenia Ksenija
Ksenofont Kubad Kubat Kubilay Kubra Kubura Kuchanua Kuddusi Kujoe Kujtim Kullervo Kulnun Kumar Kumari Kumral Kumru
Kumuda Kumush Kunaporn Kuncara Kunhuta Kunibert Kunigunda Kunigunde Kuno Kunta Kunthara Kuria Kurnia Kurt Kurtis
Kurunzi Kushtrim Kusiima Kustaa Kusuma Kutay Kutbettin Kutgün Kutun Kuzey Kuzman Kveldúlfur Kvetoslav Kvetoslava Kvido
Květa Květoslav Květoslava Květoň Květoš Květuše Kwabena Kwadwo Kwaku Kwamboka Kwame Kwamena Kwasi Kweku Kweli Kwesi
Kwintyn Kya Kyalo Kyan Kyano Kyara Kyla Kylah Kylan Kyle Kylee Kyleigh Kylene Kyler Kylian Kyliann Kylie Kyllian
Kyllikki Kymani Kyra Kyree Kyrie Kyson Kálmán Kár Kára Kári Károly Kâmil Kâzime Kâzım Käte Käthe Käthi Kåre Kæja Kéba
Kévim Kévin Kókó Kópur Köker Köksal Köktaş Könül Kösemen Kövsər Kübra Kübran Künkyi Kürşad Kārlis Kęstutis Kılıçbay
Kımız Kımızalma Kımızalmıla Kımızın Kınel Kırat Kırgavul Kırgız Kırlangıç Kırçiçek Kısmet Kıvanç Kıvılcım Kıymet
Kızdurmuş Kızıl Kızılalma Kızıltunç Křesomysl Křišťan Laal Laban Labeeb Labib Labinot Labuh Lacey Lachlan Laci Lacie
Lacy Lada Ladarius Laddie Ladina Ladislao Ladislau Ladislaus Ladislav Ladislava Ladji Ladli Ladonna Laeeq Laetitia
Lafayette Lafe Lage Lahiah Lahna Lahoma Lai Laia Laika Laila Lailah Lailati Laimonis Lainey Laini Laiq Laisha Laith
Lajita Lajlaj Lajos Lakeisha Laken Lakendra Lakesha Lakeshia Lakisha Laksana Laksh Lakshit Lakshman Lakshmi
Lakshmidhar Lakshminath Laksita Lal Lala Lale Lalie Lalita Lalla Lalo Laly Lalə Laləzar Lamar Lamarcus Lambert
Lamberto Lameck Lamia Lamih Lamine Lamiyə Lamont Lamonte Lan Lana Lanang Lance Lancelot Lancilotto Landan Landen
Lander Landin Lando Landolfo Landon Landry Landyn Lane Lanette Laney Lanfranco Langa Langalibalele Langat Langgeng
Lani Lanie Lanita Lanjar Lannie Lanny Lantar Laoise Laora Lapo Laqeet Laquan Laquita Lara Lara-Sophie Larae Laraine
Laras Larina Larisa Larissa Lark Larkin Laron Larry Lars Lars-Erik Lars-Göran Lars-Olof Lars-Åke Larue Lary Larysa
Lascăr Lashanda Lashawn Lashonda Lashunda Lasmanto Lasmono Lasonya Lassana Lasse Lassi Lassie Laswi Laszlo Latanya
Latarsha Latasha Lateef Latesha Latif Latifa Latifah Latife Latika Latisha Latofat Latonia Latonya Latoria Latosha
Latoya Latoyia Latrell Latrice Latricia Latrina Laufar Laufey Laufheiður Laufhildur Lauga Laugey Laugheiður Laugi
Launa Laura Laurance Laurane Laure Laureano Laureen Laurel Laureline Lauren Laurenc Laurence Laurencie Laurencja
Laurencjusz Laurene Laurens Laurent Laurentia Laurentino Laurentiu Laurenty Laurentyna Laurenz Laurenția Laurențiu
Lauretta Laurette Lauri Laurian Lauriane Laurianne Lauriano Laurie Laurin Laurina Laurine Lauris Laurita Laurits
Lauritz Laury Lauryn Laurynas Laurène Laus Laust Lautaro Lautone Lava Lavada Lavanya Lavar Lavelle Lavenia Lavera
Lavern Laverna Laverne Lavina Lavinia Lavinio Lavon Lavona Lavonda Lavonia Lavonne Lavínia Lavīze Lawanda Lawerence
Lawrance Lawrence Lawrencia Lawson Lawton Laxman Laxmi Layana Layanah Layla Laylah Laylo Layne Layth Layton Lazar
Lazare Lazaro Laze Laziz Lazzaro Lazăr Lazım Laçın Laëtitia Laíla Laís Laŭrenco Laŭro Lea Lea-Sophie Leafy Leah Leala
Leamon Lean Leana Leander Leandr Leandra Leandre Leandro Leane Leaner Leann Leanna Leanne Leano Leart Leatha Leatrice
Leda Ledion Ledün Lee Leeann Leela Leelou Leen Leena Leendert Leeroy Leesa Leevi Lega Legawa Lehna Leia Leider Leidy
Leif Leifur Leigh Leighton Leiknir Leikný Leila Leilani Leire Leisa Leisha Leitha Leiðólfur Lejla Leke Lekha Lela
Lelah Leland Lelar Lelia Lella Lem Leman Lembah Lemide Lemma Lemmie Lempi Lemuel Len Lena Lenah Lenard Lene Leni Lenia
Lenin Lenja Lenka Lenn Lenna Lennard Lennart Lennarth Lenne Lennert Lenni Lennie Lennon Lennox Lenny Lenon Lenora
Lenord Lenore Lenwood Leny Lenya Leo Leo-Paul Leocadia Leocadio Leodegar Leokadia Leokádie Leola Leoma Leon Leona
Leonard Leonardo Leonce Leoncio Leone Leonel Leonhard Leoni Leonia Leonid Leonida Leonidas Leonie Leonilda Leonio
Leonis Leono Leonor Leonora Leonore Leons Leontin Leontina Leontine Leontýn Leontýna Leontīne Leonzio Leonóra Leonīda
Leonīds Leopardo Leopold Leopolda Leopoldina Leopoldine Leopoldino Leopoldo Leopoldýna Leora Leordean Leota Leoš
Leposava Lera Lerato Lere Leroy Lerzan Lerze Lesa Lesana Lesia Leslee Lesley Lesli Leslie Lesly Lessie Lesta Lestari
Lester Leszek Leta Letha Lethia Leticia Leticie Leticija Letitia Letizia Letiția Letta Letterio Lettie Letty Letícia
Leu Leufroy Lev Leva Levana Levar Levent Levente Levern Levi Levie Levin Levina Levio Levis Levke Levon Levoslav Levy
Leví Lew Lewin Lewis Lex Lexi Lexie Lexis Lexus Leya Leyan Leydi Leyla Leyla-Katharina Leyli Leyna Leyre Lezize Leïla
Leïna Leó León Leóna Leónidas Leónóra Leópold Lešek Lhanzey Lia Liah Liam Lian Liana Liane Liara Lias Liban Libardo
Libbie Libby Liberata Liberato Liberatore Liberio Libero Liberto Libia Libni Libor Libora Liboria Liborio Liboslav
Liboslava Libuša Libuše Libère Liběna Liceth Licia Lică Lida Lidania Liddie Lidia Lidie Lidija Lidio Lidmila Lidwina
Lidya Lieke Lien Liene Liepa Liesa Liesbet Liesbeth Lieschen Liesel Lieselot Lieselotte Lieto Lieuwe Lieve Lieven
Lieze Lige Ligia Ligita Liisa Lila Lilah Lilas Lilburn Lili Lili-Rose Lilia Lilian Liliana Liliane Lilianna Lilie
Lilien Lilija Lilijana Lilio Lilita Lilith Liliya Liliána Liliāna Lilja Liljana Liljar Liljurós Liljá Lill Lilla
Lillard Lillemor Liller Lilli Lillia Lillian Lilliana Lillianna Lillie Lillis Lilly Lillý Lilo Lilou Lilwenn Lily
Lily-Rose Lilya Lilyan Lilyana Lilyanna Lilý Lim Liman Limar Limazah Limon Lina Linah Linas Lincoln Lind Linda Lindah
Lindar Lindberg Lindbergh Linddís Linde Lindell Linden Lindita Lindsay Lindsey Lindy Line Linet Linett Linette Lingný
Linh Linn Linna Linne Linnea Linnie Linnéa Lino Linoy Linoï Linsey Lintang Linton Linus Linwood Linzy Lio Lioara Lioba
Lion Lionel Lior Liora Lipika Liridon Liridona Lirim Lirjan Liron Lirone Lis Lisa Lisa-Marie Lisandro Lisann Lisanne
Lisbet Lisbeth Lise Lise-Lott Lise-Lotte Liselott Liselotte Liseth Lisette Lish Lisha Lisle Lison Lissa Lissette Lissi
Lissie Lissy Listalín Liston Lita Lital Litha Littie Little Littleton Litzy Liuba Liubov Liubovi Liudmila Liusea Liv
Liva Livia Liviana Livie Livingstone Livino Livio Liviu Livius Liwia Liya Liyaaqat Liyah Liyam Liyan Liyana Liyaqat
Liz Liza Lizabeth Lizbeth Lize Lizete Lizeth Lizette Lizz Lizzie Lizzy Liétald Liāna Ljiljana Ljuba Ljubica Ljubisa
Ljubiša Ljubomir Ljubov Ljudevit Ljudmila Ljósbjörg Ljósbrá Ljósálfur Ljótunn Ljótur Ljúfur Llewellyn Lloyd Loa Loan
Loane Lobar Lockie Loda Lode Lodewijk Lodovica Lodovico Loek Loes Loet Lofn Loftur Loftveig Logan Logey Logi Lohan
Lohit Loice Loida Lois Loise Lokbrá Loke Loki Lola Lolade Lolita Lolla Lollie Loma Lon Lona Londisizwe Londiwe London
Londyn Lone Loney Longin Loni Lonie Lonna Lonnie Lonny Lonzo Lopa Lope Lora Loraine Loran Lorayne Lorcan Lore Lorean
Loredana Loree Loreen Lorelai Lorelei Lorella Loren Lorena Lorenc Lorene Loreno Lorenz Lorenza Lorenzo Loreta Loreto
Loretta Loretto Lori Loria Lorian Loriana Loriann Lorie Lorik Lorin Lorinda Lorine Loring Loris Lorna Lorne Lorrain
Lorraine Lorrayne Lorri Lorrie Lossie Lot Lota Lotar Lotfi Lothaire Lothar Lott Lotta Lotte Lotti Lottie Lou Lou-Ann
Lou-Anne Loua Louan Louana Louane Louann Louanna Louay Loubna Louca Louella Louetta Loui Louie Louis Louis-Marie
Louisa Louise Louisiana Louison Louka Loula Louna Lounis Loup Lourdes Lourenço Lousie Louvenia Lova Lovell Lovett
Lovey Lovie Lovina Lovis Lovisa Lovorka Lovre Lovro Lovísa Lowe Lowell Lowie Loy Loyal Loyce Loyd Loyola Loïc Loïs
Loïse Loðmundur Lua Luan Luana Luann Luanne Luara Luay Luberta Lubin Lubomír Lubomíra Lubor Luboslav Luboslava Luboš
Luc Luca Lucas Lucca Luce Lucențiu Lucero Lucetta Lucette Luchino Lucho Lucia Lucian Luciana Luciano Lucica Lucie
Lucien Lucienne Lucija Lucijan Lucila Lucile Lucilla Lucille Lucina Lucinda Lucindy Lucio Lucious Lucius Lucián
Luciána Lucja Lucjan Lucrecia Lucretia Lucrezia Lucreția Lucrețiu Lucy Lucía Luda Ludano Ludger Ludie Ludivine Ludivoj
Ludiše Ludmila Ludmilla Ludo Ludolf Ludolphe Ludomír Ludomíra Ludoslav Ludoslava Ludovic Ludovica Ludovico Ludovicus
Ludovikino Ludoviko Ludvig Ludvik Ludvika Ludvík Ludvíka Ludwig Ludwik Ludwika Ludwina Luděk Lue Luej Luella Luena
Luetta Lugenia Luhung Lui Luigi Luigia Luigina Luis Luisa Luisana Luise Luisina Luitgard Luiz Luiza Lujza Luk Luka
Lukas Lukasz Luke Lukhona Lukita Lukka Lukman Luko Lukrecius Lukrécie Lukáš Lula Lulah Lular Lulie Luljeta Lulla Lulu
Luluh Lulut Lulzim Lum Luminita Luminița Luminosa Lumír Lumíra Luna Lundi Lune Lungelo Lungile Lungu Lunna Lupe Lupita
Luqmaan Luqman Lura Lurana Lurena Lurhur Lurline Luster Lut Lute Lutf Lutfan Lutfi Lutfiya Lutfulloh Lutgarde
Lutgardis Lutgart Luther Luthfi Lutibor Lutie Lutobor Lutz Luuk Luus Luvenia Luverne Luvinia Luwar Luwes Lux Luyanda
Luz Luzia Luzie Luzius Luzmira Luís Luísa Luďka Luīze Lwandile Lwandle Lya Lyam Lyan Lyana Lyda Lydell Lydia Lydiah
Lydiane Lydianne Lydie Lydía Lyes Lykke Lyla Lylah Lyle Lylia Lylou Lyman Lyn Lyna Lynda Lyndia Lyndon Lyndsay Lyndsey
Lyne Lynette Lyngar Lyngheiður Lynley Lynn Lynne Lynnette Lynsey Lynwood Lyric Lysanne Lysiane Lár Lára Lárensína
Lárent Lárentíus Láretta Lárey Lárus László Lázaro Lâle Lâm Læla Lærke Léa Léana Léandre Léane Léda Léna Léo Léon
Léonard Léonce Léone Léonie Léonne Léontine Léopold Léopoldine Lér Lévi Lía Líba Líf Lífdís Lín Lína Línberg Línbjörg
Líndís Líneik Líney Línhildur Líni Lísa Lísabet Lísandra Lísbet Lísebet Lív Lívia Lîlan Lîrîk Lóa Lóreley Lórens
Lórenz Lúcia Lúcía Lúkas Lúna Lúsinda Lúsía Lúter Lúther Lúvísa Lúísa Lúðvíg Lúðvík Lúðvíka Lüfen Lütfi Lütfiyyə
Lütfullah Lýdia Lýdie Lýdía Lýtingur Lýður Lāsma Lăcrămioara Lėja Lība Līga Līksma Līna Līva Līvija Līza Līze Lūcija
Ləman Maad Maahir Maaike Maajid Maalik Maan Maanas Maanav Maaria Maarit Maarten Maartje Maas Maawiya Maayane Maaz
Maazin Mabad Mabel Mabela Mabell Mabelle Mable Mabruk Mac MacKenzie Maca Macaire Macarena Macaria Macario Macarthur
Macauley Maccabeo Mace Macel Maceo Macey Macharia Machelle Maci Macide Macie Maciej Mack Mackenzie Macs Mactar Macy
Madaha Madalena Madaline Madalyn Madalynn Madani Madara Maddalena Madden Maddison Maddox Maddux Maddý Madeleine
Madelene Madelief Madeline Madelyn Madelynn Madge Madhav Madhavi Madhuri Madid Madie Madilyn Madilynn Madina Madini
Madisen Madison Madisyn Madita Madiyan Madlaina Madleen Madleina Madlen Madlyn Madoa Madonna Madora Mads Mady Madyan
Madyson Mae Maebell Maebelle Maegan Mael Maelle Maelys Maes Maeva Maeve Mafalda Maffeo Maftuna Magali Magalie Magaly
Magan Magarete Magda Magdalen Magdalena Magdalene Magdaleno Magdaline Magdaléna Magdolna Magen Magga Maggey Maggi
Maggie Maggiorino Maggy Maggý Magna Magndís Magne Magnea Magnes Magney Magnfríður Magngeir Magnheiður Magnhildur Magni
Magno Magnolia Magnus Magnús Magnúsína Magný Magnþór Magnþóra Magret Magrit Maguelone Maguette Magðalena Mahad Mahala
Mahali Mahalia Mahalie Mahamadou Mahan Mahault Mahaut Mahaz Mahbeer Mahboob Mahbub Mahdee Mahdi Mahdy Mahe Maheen
Mahendra Maher Mahesa Mahesh Maheswar Mahfooz Mahfud Mahfuj Mahfuz Mahi Mahigül Mahika Mahir Mahirə Mahizər Mahja
Mahlon Mahmood Mahmoud Mahmud Mahmut Mahnaz Mahrus Mahsun Mahter Mahulena Mahzan Mahzun Mahé Mai Maia Maica Maicol
Maida Maie Maighread Maija Maik Maike Maiken Maikol Maila Mailin Mailo Maimuna Maimunah Maina Maingi Maiorico Maira
Maire Mairead Mairin Mairtin Maisa Maisha Maisy Maisə Maite Maitê Maivi Maiya Maj Maj-Britt Maj-Lis Maja Majani Majd
Majda Majdi Majdy Majeed Majella Majken Major Majvor Makai Makaila Makala Makan Makar Makara Makarena Makary Makau
Makayla Makeen Makena Makenna Makenzie Makhi Makhtar Makini Makinwa Makokha Makori Maks Maksim Maksimiljan Maksimo
Makso Maksud Maksur Maksym Maksymilian Maksüde Makunga Makuta Makuu Mala Malachi Malachy Malak Malakai Malaki Malati
Malaya Malco Malcolm Malcom Malea Maleah Malek Malen Malena Malene Malgorzata Malia Maliah Malick Malik Malika Malin
Malina Malinda Malio Malissa Malissie Maliyah Maliza Mališa Malla Mallaury Malle Mallie Mallorie Mallory Malo Malone
Malorie Malou Maloxat Malte Malthe Malti Malu Malva Malvin Malvina Malvino Malvína Malvīne Malwina Malía Malín Mama
Mamadou Mamady Maman Mamante Mame Mamen Mamert Mamie Mammie Mamoudou Mamour Mamun Man Manaaki Manaf Manah Manaia Manal
Manan Manar Manassé Manawa Manbir Manca Mancio Manda Mandaakin Mandakini Mandi Mandie Mandla Mandlakhe Mandy Manel
Manelle Manerva Manervia Manetto Manford Manfred Manfredo Manfreð Manfréd Mangala Mangalya Mani Manie Manik Manikya
Manil Manila Manilio Manilla Manisha Manja Manjo Manjusha Manley Manlio Manly Mannie Manning Manoah Manoj Manola
Manole Manolo Manon Manona Mansfield Manson Mansour Mansueto Mansur Mansurali Mansvet Mantas Manthan Mantė Manu Manuel
Manuela Manuele Manuelita Manuella Manuelle Manus Manuél Manya Manúel Manúela Maphikelela Maqsud Mar Mara Mara-Julie
Maraea Marah Maralyn Maram Marana Maranda Maras Marat Marbjörn Marc Marc-Antoine Marcantonio Marceau Marcel Marcela
Marceli Marcelin Marcelina Marceline Marcelino Marcell Marcella Marcelle Marcello Marcellus Marcelo Marcelína
Marchello Marcheta Marci Marcia Marcial Marciano Marcie Marcin Marcio Marco Marcos Marcu Marcus Marcy Mardell Mardon
Mardís Mare Maree Mareen Mareike Mareikura Mareile Marek Mareks Marel Marela Mareli Marella Marely Maren Marena Marese
Mareta Marey Marfríður Marga Margana Margaret Margareta Margarete Margaretha Margarethe Margareto Margarett Margaretta
Margarette Margarida Margarita Margarite Margaritha Margarito Margaréta Margaud Margaux Marge Margeir Margene Margeret
Margery Marget Margherita Margie Margit Margita Margitta Margo Margot Margoth Margret Margreth Margrethe Margrett
Margretta Margrieta Margrit Margrith Margrjet Margrét Margrímur Marguerite Margueritte Margunnur Margurite Margus
Marguy Margy Marheiður Mari Maria Maria-Luise Maria-Theresia Mariadi Mariah Mariam Mariama Mariame Marian Mariana
Mariane Marianela Mariangela Marianita Mariann Marianna Marianne Mariano Maribel Maribeth Marica Maricarmen Maricel
Maricela Maricica Maricruz Marie Marie-Ange Marie-Anne Marie-Cecilie Marie-Christine Marie-Claire Marie-Claude
Marie-France Marie-Françoise Marie-Hélène Marie-Jeanne Marie-José Marie-Laure Marie-Line Marie-Lou Marie-Louise
Marie-Luise Marie-Madeleine Marie-Noëlle Marie-Paule Marie-Pierre Marie-Rose Marie-Sophie Marie-Theres Marie-Therese
Marie-Thérèse Mariechen Marieke Mariel Mariela Mariele Mariella Marielle Marieluise Mariem Marieta Marietta Mariette
Marija Marijan Marijana Marijke Marijn Marijón Marika Marikó Marilee Marilena Marilie Marilla Marilou Marilu Mariluz
Marilyn Marilyne Marilynn Marilú Marin Marina Marinda Marine Marinela Marinella Marinetta Marinette Marini Marinjo
Marinka Marinko Marino Marinus Marinó Mario Marioara Mariola Marion Marisa Marise Marisel Marisela Marisol Marissa
Maristela Marit Marita Maritta Maritza Marius Mariusz Mariyah Marián Marième Marja Marja-Leena Marja-Liisa Marjaana
Marjan Marjana Marjanca Marjane Marjani Marjatta Marjeta Marjo Marjolaine Marjona Marjorie Marjory Marjukka Marjut
Marjón Mark Markas Markel Markell Marketta Markika Markita Markku Marko Markrún Markus Markéta Markó Markús Markþór
Marla Marlana Marland Marlaug Marlee Marleen Marleigh Marlen Marlena Marlene Marleny Marley Marli Marlie Marlies
Marliese Marlin Marlis Marlise Marlo Marlon Marly Marlyn Marlys Marlyse Marlène Marlén Marlín Marlís Marni Marnie
Marnita Marnix Marolo Marolyn Maron Maroof Marouane Maroš Marques Marquez Marquis Marquise Marquita Marri Marrion
Marrit Marsa Marsellíus Marselía Marselína Marsh Marsha Marshal Marshall Marsibil Marsilía Marsito Marsudi Marsý Mart
Marta Martaka Martana Martani Marte Marteinn Martell Marten Marteno Martez Martha Marthe Marthen Marti Martial Martijn
Martika Martim Martin Martina Martine Martino Martirio Martta Martti Marty Martyn Martyna Martynas Martí Martín
Martína Marut Maruta Maruša Marva Marvin Marwa Marwan Marwane Marwata Marwen Marwin Mary Maryadi Maryam Maryann
Maryanne Maryanto Marybelle Marybeth Maryellen Maryjane Maryjo Marylee Marylin Maryline Marylou Marylouise Marylyn
Marylène Maryna Maryse Maryvonne Marzena Marzia Marzio Marème Marí María Maríam Marían Maríana Maríanna Marías Marín
Marína Marínella Marínó Maríon Marís Marísa Marísól Marít Maríuerla Maríus Marólína Marý Marģers Mas Masako Masao
Masar Mashxura Masika Masinde Mason Massamba Massiel Massima Massimiliano Massimo Massinissa Masume Mat Matan Matar
Matas Mate Matea Matei Matej Mateja Mateo Mateus Mateusz Matevž Matheo Matheus Mathew Mathews Mathias Mathieu Mathijs
Mathilda Mathilde Mathis Mathurin Mathuys Mathys Mathéo Mathías Mati Matias Matic Matie Matija Matilda Matilde Matis
Matisse Matiu Matjaž Matko Mato Matouš Matroniano Mats Matt Matta Mattea Matteo Mattes Matthea Mattheo Matthew
Matthias Matthieu Matthijs Matthilda Matthildur Matthis Matthäus Matthía Matthías Matti Mattia Mattias Mattie Mattis
Matts Mattye Mattéo Mattíana Mattías Mattína Mattý Matunda Matylda Matys Matyáš Matz Matéo Matías Matúš Matěj Matīss
Maua Maud Maude Maudie Maugis Mauno Maura Maureen Mauri Maurice Mauricette Mauricio Maurilio Maurin Maurine Maurits
Mauritz Maurizio Mauro Maurus Maury Maurycy Mavdud Maverick Mavie Mavis Mavlon Mavluda Mavuno Mawuena Mawusi Max
Maxbuba Maxellende Maxence Maxens Maxfuza Maxi Maxie Maxim Maxima Maxime Maximiano Maximilian Maximiliano Maximilien
Maximilián Maximillia Maximillian Maximino Maximo Maximus Maxine Maxmilián Maxsuma Maxwel Maxwell Maxx May Maya Mayane
Mayar Maybell Maybelle Maye Mayerly Mayeul Maykol Mayla Mayline Maylis Mayme Maymie Maynard Maynur Mayo Mayoor Mayra
Maysa Mayson Mayssa Mayte Mazbut Mazhar Mazie Mazlum Maé Maélis Maël Maëlie Maëline Maëlis Maëlle Maëly Maëlyne Maëlys
Maëva Maía Maídís Maísól Maï Maïa Maïly Maïlys Maïmouna Maïna Maïssa Maïssane Maïté Maïwenn Małgorzata Maşide Maša
Mašinka Maža Mbalienhle Mbaye Mbithi Mboya Mbugua Mburu Mcarthur Mcebisi Mckayla Mckenna Mckenzie Mckinley Meabh
Meadow Meagan Meaghan Mearl Mechelle Mechthild Mechthilde Mechtild Mecide Mecit Meda Medard Medardo Medea Medina
Medine Medora Medoro Medya Medėja Meelis Meena Meenakshi Meera Mees Mefarettin Mefharet Meg Megan Megane Meggan Meggie
Megha Meghan Meghana Meghann Meghnad Meghnath Mehbarə Mehdi Mehdiqulu Mehdiye Mehin Mehman Mehmed Mehmet Mehmetzahir
Mehriban Mehrigül Mehrimoh Mehtap Meibh Meik Meike Meinhard Meinolf Meinrad Meire Meja Mekhala Mekhi Mekkin Mekkinó
Mekkín Mel Melaha Melani Melania Melanie Melanine Melanio Melany Melba Melbourne Melchiade Melchior Melchiorre Melchor
Melda Melek Meleknur Melenija Melezio Melia Melichar Melih Melihcan Melike Melikkan Melikşah Melina Melinda Meline
Melis Melisa Melissa Melissia Melita Melitina Melitta Melker Melkorka Melkíor Melkólmur Mell Melle Mellie Mellina
Mellisa Mellissa Melnic Melodee Melodi Melodie Melody Melonie Melony Melrakki Melrós Mels Meltem Melton Melusine Melva
Melvil Melville Melvin Melvina Melvine Melvyn Melwin Melyna Melyssa Melánia Melánie Melûl Memduh Memili Memphis Mena
Menachem Menahem Menaka Menardo Mence Mendel Mendy Menelao Meneo Menfeat Mengi Mengüç Menişan Menka Menno Mennone
Menodora Mensalder Meral Merba Mercede Mercedes Mercer Merche Mercurio Mercyline Merdi Mereana Meredith Merel Meret
Merete Merethe Mergim Meriam Meriem Merih Merijn Merike Merilyn Merim Merita Meriç Merja Merjem Merkúr Merl Merle
Merlene Merlin Merlyn Merna Merri Merrie Merrilee Merrill Merrily Merritt Merry Mert Mertel Mertie Merton Merva Merve
Mervi Mervin Mervyn Merwan Merwin Mery Meryam Meryem Meryeme Meryl Merzuk Meshack Messalina Messiah Messíana Mestan
Mestur Mesude Mesut Meta Mete Metehan Metello Metha Methúsalem Metin Metinkaya Metka Metod Metoděj Metrine Metrofane
Metta Mette Mettie Metúsalem Meveddet Mevlüdiye Mevlüt Mex Mey Meyer Meyhanim Meyra Meyransa Meyvant Mezide Meïssa
Mečislav Mečislava Meşhur Mhambi Mia Miah Mica Micael Micaela Micah Micayla Miceal Micha Michael Michaela Michaele
Michail Michal Michala Michale Michalina Michaël Michał Micheal Micheala Michel Michela Michelangelo Michele
Micheletto Michelina Micheline Michell Michelle Michelotto Michial Michiel Michèle Mick Mickael Mickaël Mickey Mickie
Micky Midas Mieke Miel Miesha Mieszko Migdalia Miglė Mignon Miguel Miguela Miguelangel Miha Mihael Mihaela Mihai
Mihail Mihailo Mihajlo Mihels Mihhail Mihin Mihkel Mihnea Mihrab Mihriban Mihriye Mihály Miia Miika Mija Mijat Mijo
Mik Mika Mikael Mikaela Mikaelína Mikaere Mikail Mikaila Mikal Mikala Mikalah Mikayla Mikayıl Mikaïl Mike Mikel Mikels
Mikhail Mikjáll Mikkael Mikkalína Mikkel Mikki Mikko Miklós Mikoláš Mikołaj Mikuláš Mikyas Mila Milada Miladin
Milagros Milan Milana Milanka Milanko Milano Milas Milay Milburn Milcah Milda Mildinberg Mildred Mildríður Mile Milena
Miles Mileta Miley Milford Milhan Milica Milisav Milissa Milivoj Milić Miljan Miljana Miljenko Milka Milkah Milla
Millaray Millard Mille Miller Millicent Millie Mills Milly Millý Milo Milojica Milomir Milorad Milos Miloslav
Miloslava Milota Milou Milouš Milovan Milovín Miloň Miloš Milred Milton Milutin Milutín Miluše Milán Milík Milíč Mima
Mimi Mimma Mimmi Mimo Mimoza Mimy Mina Minakshi Minda Mindaugas Mindi Mindy Mine Minenhle Miner Minerva Minervia
Minervina Minervino Minh Minibe Mink Minka Minna Minney Minnie Minný Minodora Minoru Minta Mintie Minurə Mio Mioara
Miodrag Miomir Mir Mira Mirabela Mirac Miracle Miran Miranda Miray Miraziz Miraç Mirbadin Mircea Mirco Mirdza Mireia
Mireille Mirek Mirela Mirella Mireya Miriah Miriam Miriama Miriamo Mirian Mirja Mirjam Mirjami Mirjana Mirka Mirkelam
Mirko Mirkó Mirlinda Mirna Miro Mirocleto Miromil Miromila Miron Mirona Mironshoh Miroslav Miroslava Miroslaw
Miroslawa Mirra Mirre Mirriam Mirsad Mirta Mirte Mirtha Mirthe Mirtie Mirtil Mirto Miruna Miryam Mirza Mirziyo Mirzə
Mirəli Misael Misaele Misbah Mischa Mishat Mislav Misra Missie Missouri Missy Mist Misti Mistie Misty Misuli Mitali
Mitar Mitch Mitchel Mitchell Mitchelle Mitesh Mithat Mitică Mitja Mitra Mitruț Mittie Mitzi Mitzy Miya Miyesser Mizgîn
Mizhir Miĉjo Miķelis Miłosz Miša Miško Mjalldís Mjallhvít Mjaðveig Mjöll Mjöllnir Mjölnir Mkarkara Mlad Mladen Mlađana
Mlungisi Mnata Mnislav Mnislava Mnqobi Moa Mobolaji Moche Moctar Modena Modest Modesta Modesto Modibo Modou Modris
Modrīte Modupe Mody Moe Moesha Mofifoluwa Mogens Mohamad Mohamadou Mohamed Mohamed-Ali Mohamed-Amine Mohamedi Mohammad
Mohammed Mohamud Mohan Mohana Mohand Mohinder Mohini Mohinur Mohir Mohlaroyim Moira Moises Moisés Mojca Mojisola
Mojisoluwa Mojmír Mojżesz Mojžíš Moli Mollie Molly Momanyi Momir Momira Mona Monaldo Monalisa Monde Monica Monicah
Monika Moniko Monique Monis Monitore Monja Monna Monnie Monroe Monserrat Monserrate Mont Montana Monte Montel
Montgomery Montie Montrell Montserrat Monty Monvīds Moody Moos Mora Moraa Moradeke Morayo Mordechai Moreen Morena
Morenike Moreno Morgan Morgana Morgane Moriah Moric Morine Moris Moritz Morne Morolake Morris Morten Mortimer Morton
Mory Mose Moseo Moses Moshe Mosi Mosinmileoluwa Mossie Mosunmola Mosè Motunrayo Mouctar Mouhamadou Mouhamed Mouhameth
Mouhammadou Mouloud Mounir Mourad Moureen Mourib Mourine Moussa Moustafa Moustapha Moxidil Moxigul Moxina Moxinur
Moxira Moya Moyosore Mozell Mozella Mozelle Mozes Moïra Moïse Moïsette Mořic Mpho Mpilo Mpumelelo Mrihani Msizi
Mstislav Mthokozisi Mthunzi Muammer Muarra Muattar Muaviye Muaz Muazzam Mubina Mucahit Muchiri Mudīte Muema Mueni
Mufide Mufiz Mugambi Mugdha Mugendi Muggur Mugo Mugur Mugurel Muhallil Muhamado Muhamed Muhamet Muhammad Muhammadali
Muhammadamin Muhammadamir Muhammadayub Muhammadaziz Muhammadrizo Muhammadsafo Muhammadsodiq Muhammadsolih Muhammadumar
Muhammadyasin Muhammadyusuf Muhammadziyo Muhammed Muhammet Muharrem Muhazzim Muhima Muhip Muhiye Muhsin Muhsina Muhtar
Muhterem Muhteşem Muhtor Muhyettin Muhyiddin Muia Muireann Muiruri Muizza Mujde Mujur Mukadder Mukaddes Mukbile Mukesh
Mukhwana Muktedi Muktedir Muktefi Mukul Mulele Muli Mulwa Mulya Mulyanto Mulyono Mumbi Mumo Mumpuni Mumtoz Munda
Mundheiður Mundhildur Mundína Munene Mungai Muni Munif Muninn Munisa Munyao Munyoki Murad Murat Muratcan Murdock
Muriel Muriela Murielle Muriithi Murilo Murimi Murithi Muriuki Murl Murod Murphy Murray Murry Mursalina Mursinin
Mursita Murti Musa Musafet Musaffa Musau Musawenkosi Musee Musembi Musfira Mushtariy Musila Muslih Muslima Mustafa
Mustafo Mustapha Mustika Mustofa Musulmon Musyoka Musyoki Mutahhar Mutai Mutasım Muteber Mutemed Muthama Muthengi
Muthoka Muthoni Muthui Mutia Mutie Mutinda Mutiso Mutisya Mutluhan Muttalib Mutua Mutuku Mutunga Muturi Muvaffak
Muvahhide Muxlisa Muxtar Muyassar Muyiwa Muzaffar Muzaffer Muzayyana Muzdahir Muzdalifa Muzhir Muziano Mwamini
Mwanajuma Mwanamisi Mwangangi Mwangi Mwaniki Mwanzia Mwasaa Mwaura Mwende Mwendwa Mwezi Mwikali Mwiti Mya Myah Mychal
Myer Mykel Myla Mylan Mylee Mylene Myles Mylie Mylo Mylène Myra Myranda Myriam Myrkvi Myrl Myrle Myrna Myron Myrra
Myrta Myrtha Myrthe Myrtice Myrtie Myrtil Myrtille Myrtis Myrtle Mzamo Mábil Mája Málfríður Málhildur Málmfríður
Mánadís Máney Máni Már Mára Márcia Márcio Mária Mário Márk Márta Márton Márus Mátyás Máté Máxima Máximo Märta Märtha
Måns Mårten Médea Médoune Médéric Mégane Mélanie Mélina Méline Mélisande Mélissa Mélissandre Mélodie Mércia Mérovée
Mía Mías Mímir Mína Mínerva Mír Míra Míranda Mítra Míó Módís Móeiður Móey Móheiður Móna Mónica Mónika Móníka Móri
Móric Mórits Móses Móði Möhsim Mörk Mörður Múli Mübariz Mübetcel Mücellib Mücevher Müesser Müferrih Müfid Müfit Müge
Müjdat Müjde Müjgan Mükerrem Mükramin Mükrüme Mülayim Mülâyim Mümtaz Mümtaze Münevver Münezzer Münif Münir Müntəzir
Münəvvər Müren Müret Mürit Mürsəl Müsemma Müslum Müslüm Müveddet Müzdad Müzekker Müzəffər Müğber Müşir Müşkünaz Müşüre
Mýr Mýra Mýrkjartan Mýrún Māra Mārcis Māris Mārtiņš Mārīte Mădălin Mădălina Mălina Mărioara Măriuca Mētra Mısra Mələk
Naadir Naail Naajy Naasih Naasir Naathim Naazhim Nabeeh Nabeel Nabhan Nabi Nabigh Nabih Nabil Nabila Nabin Nacer
Nachiket Nacho Naci Nacio Nada Nadalina Nadeem Nadejda Nades Nadeschda Nadeshda Nadežda Nadhir Nadi Nadia Nadim Nadin
Nadine Nadir Nadja Nadr Nadzieja Nadège Nadía Naděžda Nae Naeem Nael Naemi Nafasat Nafees Nafesa Nafii Nafile Nafis
Nafisa Nafiz Nafula Nagabhushanam Naglis Nahashon Nahel Nahiara Nahid Nahidə Nahil Nahla Nahuel Naiara Naib Naibə
Naide Nail Nailə Naim Naima Naimh Nair Naja Najair Najam Najee Najeeb Najib Najla Najmiddin Najuma Najwa Naki Nakia
Nakif Nakip Nakisha Nakita Naksh Nakul Nala Nalan Nalar Naliaka Nalini Nallely Nalân Nam Namazio Name Namiq Namon
Namık Nan Nana Nanci Nancie Nancy Nand Nanda Nandi Nandini Nando Naneta Nanette Nanie Nanjala Nanna Nannette Nanni
Nannie Nanný Nansý Nanə Naoimh Naoise Naom Naoma Naomh Naomi Naomie Naomy Naomí Naoufal Naoufel Napoleon Napoleone
Nara Naradi Narayan Narcis Narcisa Narciso Narcisse Narcissus Nardi Narendra Narfi Nargiza Narhanim Narimane Narimon
Narin Narinder Narji Narseo Narsete Narıngül Nas Nasab Naser Nash Nashipie Nasiba Nasim Nasir Nasiru Nasra Nasriddin
Nasrullah Nassim Nastja Nasuf Nat Natacha Natale Natalee Natali Natalia Natalie Natalija Natalina Natalio Natalja
Nataly Natalya Natalía Natan Natanael Nataniel Nataníel Natasa Natascha Natasha Natasja Natasza Nataša Natașa Nate
Natella Nath Nathalia Nathalie Nathaly Nathan Nathanael Nathanaël Nathanial Nathaniel Nathari Nathasha Nathen Natiq
Natividad Natka Natosha Nattawun Natália Natálie Natālija Natəvan Naud Naudet Naura Nautica Naval Naveen Navin Nawal
Nawel Nawfel Nawroz Naya Nayara Nayaret Nayareth Nayel Nayeli Nayely Nayfa Nayibe Nayil Nayla Naz Nazan Nazaret
Nazario Nazariusz Nazary Nazende Nazi Nazif Nazilə Nazim Nazimet Nazimə Nazir Nazlihan Nazlim Nazlı Nazmi Nazrulloh
Nazzareno Nazzaro Nazıdil Nazım Naël Naëlle Naïa Naïl Naïla Naïm Naïma Naïs Naómí Naďa Nađa Nağı Ndegwa Nderitu
Ndirangu Ndleleni Ndondoloza Nduku Ndumiso Ndung'u Ndunge Ndungu Nduta Nea Neal Nealie Nealy Neasa Nebih Nebiha
Nebojsa Nebojša Necat Necati Necdat Necdet Nechifor Necib Necilal Necla Necmettin Necva Ned Neda Nedas Nedda Nedeljko
Nedim Nedjeljka Nedjeljko Nedjma Nedra Needham Neel Neela Neele Neelima Neeltje Neely Neema Nefaret Nefeli Nefiye
Neftalí Neha Nehemiah Nehip Nehir Neider Neil Neill Neisti Neiva Neja Nejat Nejc Nejdet Nejla Nekesa Neklan Nel Nela
Nelah Nelcy Nelda Nele Nelea Neli Nelia Nelie Nelima Nelio Nell Nella Nelle Nellea Nelli Nellie Nello Nelly Nellý Nels
Nelson Nelsy Nelu Nelya Nemanja Nena Nenad Nene Nenna Nenni Neo Neola Neoma Neonila Neopolo Neoterio Nepomuk Neppie
Neptúnus Neptün Nera Nerea Nereida Nereo Nergis Neri Neriban Nerijus Nerim Neringa Nermin Nermine Nery Nesa Nesfe
Nesim Nesip Neslinur Neslisah Neslişah Nesrin Nesrine Nessa Nestor Nestore Neta Nete Netra Netta Nettie Neva Nevada
Nevaeh Neval Neveah Neven Nevena Nevenka Nevgin Neville Nevin Nevio Nevise Nevra Nevsal Nevsale Nevzat Newell Newman
Newroz Newt Newton Neyla Neyran Nezamysl Nezengül Nezihi Nezize Neïla Neşet Neşrin Neža Ng'ang'a Ngaire Ngamia Nganga
Ngari Ngeni Ngigi Ngozi Ngugi Ngọc Nhiên Nhlakanipho Nhlanhla Nhật Nia Nial Niall Niame Niamh Niara Nibaldo Nicanor
Nicarete Nicat Niccolò Nicea Niceforo Niceto Nicezio Nichakarn Nichelle Nichifor Nichol Nichola Nicholas Nicholaus
Nichole Nicholus Nick Nicki Nicklas Nicklaus Nickolas Nickson Nicky Nicla Niclas Nico Nicoară Nicodemo Nicodemus
Nicodim Nicol Nicola Nicolae Nicolai Nicolaie Nicolaj Nicolas Nicolasa Nicolaus Nicole Nicoleen Nicoleta Nicoletta
Nicolette Nicoline Nicolle Nicolás Nicolò Nicon Nicu Niculina Niculiță Nicușor Nicuță Nicéphore Nida Nidhi Nidia Nidra
Niek Niels Niels-Christian Niene Nienke Nieves Nigar Nigel Nigesa Nigora Nihad Nihai Nihal Nihan Niharika Nihat Niilo
Niina Nik Nika Nikanor Nikau Nike Nikhil Niki Nikia Nikita Nikki Nikkie Nikko Niklas Niklaus Niklāvs Niko Nikodem
Nikodém Nikodéma Nikol Nikola Nikolai Nikolaj Nikolajs Nikolao Nikolaos Nikolas Nikolasz Nikolaus Nikole Nikoleta
Nikolett Nikoletta Nikolina Nikolĉjo Nikora Niks Nikulás Niké Nikíta Nikólína Nikša Nil Nila Nilam Nilcan Nilda Nilde
Nile Niles Nilgün Nili Nilima Nilo Nils Nilson Nilufar Nim Nimakoah Nimas Nimit Nimrat Nimród Nina Nine Nineli Ninetta
Ninfa Niniano Ninioluwa Ninja Ninna Ninnie Nino Ninon Ninoska Ninthe Nio Niouma Nira Niracha Niraj Niranjan Nirbhay
Nirgül Nirja Niro Nisa Nisan Nischal Nisha Nisə Nita Nitara Nitesh Nives Nixon Niyaga Niyaz Niyazi Niyilolawa
Nizamettin Nizar Nizom Nizomiddin Niðbjörg Niğmet Niştîman Njabulo Njagi Njegomirka Njenga Njeri Njeru Njiru Njogu
Njoki Njoroge Njozi Njue Njuguna Njála Njáll Njóla Njörður Nkanyezi Nkazimulo Nkiruka Nkosenye Nkosingiphile Nkosinhle
Nkosiyabo Nnamdi Nneka Noa Noah Noam Noami Noan Noar Noaĥo Nobantu Nobie Noble Nobuhle Nodira Noe Noel Noeleen Noelia
Noelie Noeline Noelle Noema Noemi Noemie Noemy Noemí Nofoto Noha Noham Nohan Nohely Nohora Noila Noirin Nojus
Nokulunga Nokuthula Nola Nolan Nolann Nolberto Noleen Nolen Nolhan Nolia Nolie Nollaig Nolwazi Noma Nomagugu Nomalanga
Noman Nomasonto Nomathalente Nomathemba Nomcebo Nomi Nomthandazo Nomusa Nomvula Nona Nonhlanhla Nonie Nonjabulo
Nonkululeko Nonna Nonni Nonso Noor Noora Noortje Noppakao Nora Norah Norbert Norberta Norberto Norbey Nore Noreen
Norene Noreta Noretta Norhane Norica Norina Norine Norita Norma Norman Normand Normann Normunds Norris Norton Norval
Norwood Norðmann Nosir Nosirjon Nostriano Notburga Nothando Noud Nouha Nour Noura Nourane Nouri Nout Nova Novak Novan
Novella Novi Noviana Novita Novruz Nowi Nox Noxolo Nozibusiso Nozima Nozipho Nozizwe Noâm Noè Noé Noémi Noémie Noë
Noël Noëlla Noëlle Noëmi Nqobile Nqobizitha Nrima Nthabiseng Ntimi Ntokozo Ntombizodwa Nuala Nubia Nuccia Nugraha Nuhu
Nula Numan Nuno Nunziata Nunzio Nur Nura Nural Nuran Nuranə Nuray Nurbanu Nurbek Nurcan Nurda Nurdeniz Nuretdin
Nurettin Nurey Nurgil Nurgül Nurgün Nurhayet Nuri Nuria Nuriat Nuriddin Nuriya Nuriyet Nurkan Nurlan Nurlana Nurmelek
Nurmuhammad Nurseda Nursel Nurseli Nurser Nursim Nurtaç Nurten Nurul Nurulla Nurullah Nurveren Nury Nurşan Nurşən
Nurşərəf Nusrat Nusratulloh Nusret Nutcha Nutkrita Nutwadee Nuyan Nuşirəvan Nuša Nwabudike Nya Nyaboke Nyaga Nyah
Nyakundi Nyamai Nyambura Nyana Nyanchama Nyasi Nyasia Nyawira Nydia Nyla Nylah Nynke Nyoka Nyoman Nyongesa Nyoni Nyota
Nyree Nyuki Nzioka Nzomo Nádia Nándor Náttmörður Náttsól Náttúlfur Nátán Néhémie Nélia Nélida Néné Néstor Níels Níls
Nína Níní Nóa Nóam Nóel Nói Nóni Nóra Nóri Nótt Nóvember Nökkvi Növrəstə Núbia Númi Núria Nûda Nûdem Nûredîn Nübar
Nüdret Nükhet Nürice Nürəddin Nüsrət Nüşabə Nýbjörg Nývarð Něhoslav Nərgiz Oakley Oana Oba Obaid ObaniJesu Obdulia Obe
Obed Obianuju Obid Obie Obinna Obioma Obrad Obren Ocampo Oceane Ochieng Ocie Octa Octav Octave Octavia Octavian
Octaviana Octavie Octavio Octaviu Octavius Océane Oda Odalis Odalys Odda Oddbergur Oddbjörg Oddbjörn Oddfreyja
Oddfreyr Oddfríður Oddgeir Oddgerður Oddhildur Oddi Oddie Oddkell Oddlaug Oddleif Oddleifur Oddmar Oddný Oddone Oddrún
Oddsteinn Oddur Oddvar Oddveig Oddvör Oddþór Odelia Odeline Odell Oderico Odessa Odeta Odetta Odette Odhiambo Odhran
Odidone Odie Odika Odil Odile Odilia Odilon Odin Odina Odis Odkanlı Odolen Odon Odongo Odorico Odunayo Oduor Odus
Oeshi Ofelia Ofeliya Ofelya Offie Ofélia Ofélie Oganer Ogden Ogechi Oger Ognjana Ognjen Ogooluwa Oguş Oisin Oiva Ojas
Ojasvi Ojaswini Ojārs Okan Okanay Okbay Oke Okechukwu Okello Okey Okgüçlü Okiki Okoth Okseven Okta Oktavie Oktavius
Oktavián Oktavía Oktavíus Oktay Okto Oktávie Októ Októvía Októvíus Oktüremiş Okumu Okyalaz Okşan Ola Oladara Oladare
Oladimeji Olaf Olaide Olajumoke Olakunle Olalla Olamide Olan Oland Olanrewaju Olansile Olaoluwa Olar Olasunmbo
Olatunbosun Olav Olavi Olayinka Olbram Olca Olcay Oldağ Oldrich Oldřich Oldřiška Ole Oleg Olegario Oleksandr Olen
Olena Olene Olesea Oleta Olevia Oley Olfert Olga Olgeir Olgica Olgierd Olie Oliga Olim Olimpia Olimpiada Olimpian
Olimpio Olimpiu Olin Olinda Olindo Oline Oliva Olive Oliver Olivera Olivert Olivia Olivie Olivier Oliviera Oliviero
Olivija Olivine Oliviu Olivér Oliwer Oliwia Oliwier Olle Ollie Ollý Olof Ololade Oloo Olov Oluchi Olufeyisayo Olufunke
Olufunmi Olufunmilayo Olumide Olumorotimi Oluoch Olusola Olutomiwa Oluwafemi Oluwagbemiga Oluwakemi Oluwamumibori
Oluwamuyiwa Oluwasanmi Oluwasegun Oluwasemilore Oluwaseun Oluwaseyi Oluwatimilehin Oluwatobiloba Oluwatofunmi
Oluwatosin Oluwatoyosi Oluwatumise Oluwole Oluwunmi Oluş Olwen Olwethu Olympe Olympia Olympie Olívia Olīvija Oma Omaca
Omad Omair Omaira Omaja Oman Omana Omar Omari Omarion Omawunmi Ombeline Ombline Ombretta Omeir Omer Omero Omie Omina
Omisha Omkaar Omobobola Omobolanle Omodunni Omolabake Omolara Omolola Omondi Omosalewa Omotara Omotayo Omotola
Omotolani Omotoun Omowumi Omran Omya Ona Onat Ondieki Ondina Ondine Ondrej Ondřej Ondřejka Oneal Oneida Onesmus Onesta
Onesto Oneta Oney Ongay Oni Onie Onkar Onni Onnie Onofre Onofrio Onome Onorata Onorina Onorino Onorio Onoriode Onufry
Onuker Onur Onurcan Onursu Onveer Onyango Onyinye Oona Oonagh Oormila Opal Opalina Opaline Opan Opemipo Opeoluwa
Opeyemi Opha Ophelia Ophelie Ophélie Opiyo Opung Opwonya Oqil Oqtay Ora Orah Oral Oralia Oran Oranlı Orazio Orchidea
Orduxan Orelia Orell Oren Orene Orenzio Oreofe Orest Orestas Oreste Orestes Orfelina Orfeo Orfeus Orfhlaith Orgün
Orhan Oriana Oriande Oriane Orie Orietta Orif Orilla Orin Orinder Orio Orion Oris Orka Orla Orlagh Orlaigh Orlaith
Orland Orlando Orlane Orlena Orley Orlin Orlo Orma Ormar Ormheiður Ormhildur Ormur Orna Ornella Oronzo Orpha Orra
Orren Orri Orrie Orrin Orris Orsino Orso Orsola Orsolina Orsolya Orson Ortak Ortansa Ortensia Ortensio Ortrud Ortrun
Ortwin Oruç Orval Orvar Orvel Orvil Orville Orvin Orvis Orvokki Orxan Orzu Orçin Osa Osama Osanna Osbaldo Osborn
Osborne Oscar Osha Osie Osiyo Oskar Oskari Oskaro Oskars Oskár Osman Osmo Osmondo Osmund Osogo Ossama Ossi Ossian
Ossie Ostoja Osunleke Osvald Osvaldo Osvalds Oswald Oswaldo Oswin Ota Otabek Otakar Otakara Otay Otelia Otello Otfried
Otha Othel Othmane Othmar Otho Otieno Otilia Otilie Otis Otkatla Otkell Otmar Oto Otokar Otomar Otri Ott Otta
Ottaviano Ottavio Ottfried Otti Ottie Ottilia Ottilie Ottis Ottmar Otto Ottokar Ottomar Ottone Ottó Otur Otávio Otília
Otýlie Otīlija Ouanes Ouida Ouma Oumar Oumayra Oumou Oury Ousmane Oussama Ova Ove Ovid Ovidio Ovidiu Ovidius Ovila
Oviya Owais Owe Owen Owens Owethu Owino Owuor Oxana Oya Oybek Oyenike Oyga Oyindamola Oyindasola Oymak Oynur Oysha
Ozan Ozana Ozanne Ozansü Ozell Ozella Ozie Ozioma Ozod Ozoda Ozodbek Ozren Ozy Ozzie Oğulbaş Oğurata Oğuz Oğuzhan
Oğuzman Oļegs Oļģerts Oľga Paavo Pabla Pablo Paca Pachongruk Paciano Pacifico Paco Pacomio Pacífica Pacôme Pada Padam
Padma Padmi Padraic Padraig Padraigh Padraigin Pahal Paige Paiman Pairlee Paisley Paityn Paja Pak Paker Pakize Pakizə
Pakjira Paksu Palatino Palladia Palladio Pallavi Palle Pallie Palma Palmazio Palmer Palmira Palmiro Paloma Palémon Pam
Pamala Pambe Pamela Pamelia Pamella Pamfil Pammachio Panagachie Panait Panca Pancario Pancho Pancrazio Pandora Pandu
Panfilo Pangeran Pangestu Panini Panji Panka Pankracy Pankrác Panna Pannawich Pansy Pantaleo Pantaleon Pantaleone
Pantelei Panya Paola Paoletta Paolo Paralee Param Paramartha Paramita Paraschiva Parascovia Pardi Pardo Parfait Paride
Parin Paris Parker Parla Parlee Parley Parman Parmenio Parmes Parrish Parsa Parsival Parth Parthenia Parvati Parvez
París Pascal Pascale Pascaline Paschal Pascual Pascuala Pasi Paskal Paskala Paskalia Pasqual Pasquale Pastora Pat
Patchaploy Patcharaporn Pate Paterne Paterniano Pathé Patience Patrek Patrekur Patric Patrica Patrice Patricia
Patricie Patricija Patricio Patrick Patrik Patriko Patrisía Patrizia Patrizio Patroclo Patrycja Patrycjusz Patrycy
Patryk Patrícia Patrīcija Patsy Pattamon Pattapon Pattatomporn Patti Pattie Patty Pau Paul Paul-Antoine Paul-Arthur
Paul-Gerhard Paul-Heinz Paula Paule Pauletta Paulette Pauli Paulica Paulien Pauliina Paulin Paulina Pauline Paulino
Paulius Paulo Pauls Paulína Paulīna Paulīne Pauric Pauside Pava Pavani Pavao Pave Pavel Pavica Pavla Pavle Pavlina
Pavlín Pavlína Pavol Pawan Pawel Paweł Paxton Paye Payidar Payten Payton Paz Paşa Paŭlino Peadar Peader Pearce Pearl
Pearla Pearle Pearlene Pearley Pearlie Pearline Pearly Pearse Peder Pedro Pedró Peem Peer Peeter Peggie Peggy Pehlil
Pekka Pekkan Pelaghia Pelagia Pelagie Pelaji Pelayo Peleo Pelhřim Pelin Pelinsu Pelle Pellegrino Pelumi Pembe Pembesin
Penda Penelopa Penelope Penina Peninah Penni Pennie Penny Pentti Pepe Pepijn Pepita Pepito Pepo Per Per-Erik Per-Olof
Pera Perceval Percival Percy Peren Peri Perica Pericle Perihan Perikles Perinur Peris Perkasa Perla Perle Perley
Perlita Permelia Permun Pernell Pernilla Pernille Pero Perpetuo Perran Perri Perrine Perry Perseo Pershing Persida
Pertev Pertti Peruna Pervaiz Perver Pervin Perzida Perî Pesent Peta Petar Pete Petek Peter Peter-Michael Peterson
Petko Petr Petra Petrana Petras Petre Petrea Petri Petrică Petrija Petrina Petrișor Petro Petrona Petronela Petronella
Petronila Petronilla Petronille Petronio Petronius Petros Petru Petrus Petruše Petruț Petruța Petrína Petrónella
Petrós Petrún Petrúnella Petter Petteri Petula Peyami Peyton Phanice Pharell Phebe Phelim Phelix Phenphitcha Pheobe
Phil Phila Philani Phileas Phileine Philemon Philibert Philine Philip Philipp Philippa Philippe Philippine Philis
Phillip Phillis Philo Philomena Philomene Philomène Philothée Philou Philémon Phineas Phiwokwakhe Phoebe Phoenix
Phubes Phylicia Phylis Phyliss Phyllis Phúc Phương Pia Piaras Pie Piedad Pien Piera Pierangelo Pierce Pierette
Piergiorgio Piergiuseppe Pierina Pierluigi Piermarco Piermaria Piero Pierpaolo Pierre Pierre-Alain Pierre-Alexandre
Pierre-André Pierre-Antoine Pierre-Louis Pierre-Yves Pierrette Pierrick Piersanti Piersilvio Piet Pieter Pieter-Jan
Pietra Pietro Piia Pijus Pilar Pili Pim Pina Pink Pinkey Pinkie Pinkney Pintusorn Pio Piotr Pip Piper Pippa Pippo
Pirahmet Piran Piraye Piret Pirjo Pirkko Pirmin Piroska Pit Pitipat Pius Pjetur Placida Placido Platon Platone Platón
Pleas Pleasant Ples Pleun Pleșu Plinio Pluma Plummer Plutarco Plácido Pol Pola Polad Polidoro Polifemo Polikarp Polina
Polissena Polk Pollie Pollione Polly Pollý Polona Polonca Polykarp Polyxena Pompeo Pompilia Pompiliu Pomponio Poncio
Pontus Ponziano Ponzio Pooja Poornima Popobawa Poppy Porfirio Porfiriusz Porfiry Pornchanok Porsche Porsha Porter
Portia Porzia Porziano Posey Postumio Poul Povilas Powell Praba Prabawa Prabin Prabowo Prabu Prakash Prakosa Prames
Pramila Pran Pranata Pranav Pranawa Pranay Praneel Pranit Prasad Prasanna Prascovia Prasetya Prasetyo Prashant
Prassede Prathamesh Pratiwi Pratt Pratyush Pravdan Pravdomil Pravdomila Pravomil Pravomila Pravoslav Pravoslava Prayag
Prayitna Prayoga Prayogo Preben Precious Predrag Preity Prem Prema Prentice Prentiss Presley Preston Priamo Price
Pricilla Priit Prima Primerose Primitiva Primitivo Primo Primož Primus Prince Princess Prisca Priscah Priscila
Priscilla Priscillah Priscille Prisco Prisha Priska Prita Privato Priya Priyala Procopio Profira Prokles Prokop
Prokopa Prokul Promise Proserpina Prosper Prospera Prospero Protasio Proteo Providenci Prudence Prudencia Prudencio
Prudenzia Prudenzio Prudie Prune Prvoslav Pryor Przemysław Pría Príor Publio Puccio Puck Puji Puk Pulchérie Pumbaa
Puneet Puntira Pupolo Puput Purificación Purna Purnima Purushottam Purwa Purwadi Purwanto Pushti Pusicio Puspa Puspita
Puti Putri Putu Pál Pála Páldís Páley Pálfríður Pálhanna Pálheiður Pálhildur Páll Pálmar Pálmey Pálmfríður Pálmi
Pálrún Pálín Pálína Pánfilo Päivi Päivikki Pär Pål Pécine Pélagie Pénélope Pépin Péter Pétronille Pétrína Pétrún Pétur
Pía Pío Pünhan Pürçek Pārsla Pāvils Pătru Pēteris Pınar Přemysl Přibyslav Přibyslava Pəri Qaadir Qaasim Qabeel Qabil
Qadar Qadeer Qadi Qadim Qadir Qahtan Qaim Qais Qalib Qamar Qani Qanit Qaratel Qareeb Qarin Qaseem Qasid Qasif Qasim
Qasım Qatadah Qawee Qay-yoom Qays Qiana Qiyas Qizilgul Qobil Qori Qosim Qoşqar Quadir Quang Quartilla Quarto Quasimodo
Qudamah Quddoos Qudoos Qudrat Queen Queenie Quentin Quentine Querano Quiana Quieta Quin Quincy Quinn Quint Quinten
Quinter Quintia Quintiliano Quintilio Quintin Quintino Quinton Quinty Quinziano Quinzio Quique Quirin Quirino Quiteria
Quitterie Quiéta Qulam Qulu Qumru Qurban Qusay Qushi Qutaybah Qutb Qutub Qönçə Qüdrət Qızbəs Raaghib Raagini Raahil
Raakin Raamis Raamiz Raashid Raatib Rabah Rabar Rabb Rabbaanee Rabbani Rabbiye Rabea Rabecca Rabee Rabi Rabia Rabiah
Rabih Rabit Racha Rachael Rachana Racheal Rachel Rachela Rachele Rachelle Rachid Rachida Rachit Rachita Rachèle Raci
Racquel Rada Radan Radana Radegast Radek Radeke Raden Radenko Radha Radhee Radhika Radhost Radi Radika Radim Radimír
Radimíra Radina Radion Radislav Radislava Radit Raditya Radivoj Radivoje Radiša Radka Radko Radmil Radmila Radmilo
Rado Radojka Radolfo Radomil Radomila Radomir Radomír Radomíra Radosav Radoslav Radoslava Radosław Radovan Radovana
Radoš Radslava Radu Radul Radvan Radvilė Radúz Rae Raed Raees Raegan Raekwon Rael Raelyn Raelynn Raewyn Raf Rafa
Rafael Rafaela Rafaella Rafaelo Rafan Rafay Rafaél Rafaël Rafał Rafe Rafee Rafeek Rafeeq Rafet Raff Raffael Raffaela
Raffaele Raffaella Raffaellino Raffaello Rafi Rafia Rafid Rafih Rafila Rafiq Rafn Rafnar Rafney Rafnhildur Rafnkell
Rageshwari Rageswari Raghav Ragheb Raghib Ragna Ragnar Ragnbjörg Ragner Ragney Ragnfríður Ragnheiður Ragnhild
Ragnhildur Ragúel Rahab Raharja Rahat Rahayu Raheel Raheem Rahel Rahim Rahime Rahiye Rahma Rahman Rahmat Rahmawati
Rahmet Rahmi Rahn Rahsaan Rahul Rahşan Raid Raide Raiden Raif Raifə Raihan Raija Raik Raili Raimo Raimondo Raimonds
Raimund Raimundo Raina Rainald Rainaldo Rainelda Rainer Rainhard Rainold Raisa Raissa Raivis Raivo Raj Rajab Rajan
Rajana Rajata Rajendra Rajeshri Rajina Rajinder Rajiv Rajko Rajmund Rajna Rajnold Rajsa Raju Rakeem Rakesh Rakide
Rakita Raksha Rakıp Raleigh Ralf Ralf-Dieter Ralf-Peter Ralph Raluca Rama Ramaa Ramadan Ramadhan Ramata Ramatoulaye
Ramazan Ramesh Rameshwar Rami Ramid Ramil Ramilə Raminta Ramiro Ramiz Ramon Ramona Ramunė Ramy Ramzi Ramziddin Ramziya
Ramón Ramóna Ramūnas Rana Ranbir Rance Randal Randall Randalín Randel Randell Randi Randle Randolf Randolph Randver
Randy Randíður Randý Ranek Rangga Rani Rania Ranieri Raniero Ranim Ranjan Ranjeet Ranjit Ranka Ranko Rannva Rannveig
Rannver Ranolfo Ransom Ranveer Ranya Raoul Raphael Raphaela Raphaelle Raphaël Raphaëlle Rapulane Raquan Raquel Rareș
Ras Rasa Rashaad Rashaan Rashad Rashawn Rasheed Rasheedah Rashid Rashida Rashidi Rasifa Rasim Rasimə Rasma Rasmus
Rastislav Rastislava Rasul Ratchanon Rati Ratibor Ratih Ratimir Ratmír Ratna Rauf Raul Rauno Raven Ravi Ravshan Ravy
Rawane Rawiri Raxmatulloh Ray Rayaan Rayan Rayana Rayane Rayburn Rayen Rayfield Rayford Rayhona Rayla Raymon Raymond
Raymonde Raymund Raymundo Rayna Raynard Rayne Rayona Rayshawn Rayxona Rayyan Rayyona Rayén Razi Raziyə Razı Raúl
Raĥelo Raşit Raško Rea Reagan Reanna Reatha Reba Rebeca Rebecca Rebecka Rebeka Rebekah Rebekka Rebeko Rebihat Recai
Recep Recepali Reda Redden Redmond Reece Reed Reese Reet Refah Refet Refik Refugio Refur Regan Regena Regenia Reggie
Reghina Regina Reginal Reginald Reginaldo Reginbaldur Reginbjörg Regine Reginn Regis Regitse Regitze Regnārs Regolo
Regula Regína Regīna Reha Rehaan Rehema Rehime Reid Reidar Reidun Reifnir Reijo Reilly Reimar Reimer Reimund Rein
Reina Reinald Reinaldo Reinar Reine Reinel Reiner Reingard Reinhard Reinhardt Reinhart Reinhild Reinhilde Reinhold
Reinis Reino Reis Rejan Rejane Reksa Relja Rella Relu Remazan Rembrandt Remedios Remi Remig Remigio Remilekun
Remington Remo Remondo Remus Remy Remzi Rena Renaat Renada Renae Renaldo Renan Renard Renat Renata Renate Renato
Renaud Rendy Rene Renea Renee Renette Rengin Rengül Reni Renita Renja Rennie Reno Rens Renske Renzo Renát Renáta René
Renée Renārs Renāte Reshoni Resi Respati Respicio Ressie Restu Resulcan Resûl Resül Reta Retha Retno Reto Retta Rettie
Reuben Reubin Reva Revi Revza Rex Rexford Rexhep Rey Reyansh Reybaud Reyes Reyhan Reyhanə Reymundo Reyn Reyna Reynald
Reynaldo Reynar Reyndís Reynheiður Reynhildur Reynir Reynold Reynolds Reyr Reza Rezin Rezzak Rezzan Reşat Reşîd Rhavi
Rhea Rheta Rhett Rhian Rhianna Rhianne Rhiannon Rhoda Rhona Rhonda Rhys Ria Riaan Riad Rian Riana Rianna Rica Ricarda
Ricardo Ricario Riccarda Riccardo Ricci Ricciotti Rice Richard Richarda Richardt Richelle Richelmo Richie Richmond
Richárd Rick Rickard Rickey Ricki Rickie Ricky Rico Rida Ridge Ridhi Ridwan Rieke Rifat Riff Rigard Rigmor Rigo
Rigoberto Rihanna Rihards Riikka Riina Riitta Rija Rik Rika Rikard Rike Rikharð Rikharður Rikka Rikke Rikki Riku Riley
Rilla Rillie Rim Rima Rimantė Rimma Rina Rinaldo Rinda Rini Rino Rinor Rio Ripley Risa Risalet Risasi Rishi Risper
Ristana Risto Rita Ritchie Ritesh Ritt Ritva Riv River Rivka Riya Riyad Riza Riziki Rizki Rizvan Rizvon Ričardas
Ričards Roan Roar Robaldo Robb Robbe Robbie Robbin Robby Robert Roberta Robertas Robertina Roberto Roberts Robi Robin
Robina Robinson Robiya Robley Robt Roby Robyn Rocco Roch Rochdi Rochelle Rochus Rocio Rocky Rocío Rod Rodah Rodan
Roddy Roderic Roderich Roderick Roderik Roderyk Rodger Rodgers Rodiano Rodica Rodion Rodney Rodolfo Rodoljub Rodolphe
Rodrick Rodrigo Rodrigue Roe Roel Roeland Roena Rogelio Roger Rogers Rohaan Rohan Rohana Rohat Rohit Roise Roisin Roj
Rojnu Rojus Rok Rokas Rokhaya Rokia Roko Roksana Roland Rolanda Rolandas Rolande Rolando Rolands Roldán Rolf
Rolf-Dieter Rolf-Peter Rolfo Rolla Rolland Rollande Rollie Rollin Rollo Roma Romain Romaine Roman Romana Romane
Romanița Romano Rome Romee Romello Romeo Romero Romeu Romie Romilda Romina Romoaldo Romola Romolo Romona Romuald
Romualdas Romualdo Romul Romulus Romy Román Roméo Romāns Ron Rona Ronak Ronal Ronald Ronaldo Ronan Ronda Rondal Roni
Ronin Ronith Ronja Ronke Ronna Ronni Ronnie Ronny Rono Rony Ronya Ronî Roope Roos Roosa Roosevelt Roque Rory Rorí Rosa
Rosa-Maria Rosabelle Rosalba Rosalee Rosaleen Rosalia Rosalie Rosalina Rosalind Rosalinda Rosalinde Rosaline Rosalva
Rosalyn Rosalía Rosamel Rosamond Rosamunda Rosana Rosann Rosanna Rosanne Rosaria Rosarie Rosario Rosaura Rosco Roscoe
Rose Rose-Marie Roseann Roseanna Roseanne Rosel Roselin Roselinde Roseline Rosella Roselyn Roselyne Rosemarie Rosemary
Rosena Rosenda Rosendo Roser Rosetta Rosette Rosevelt Rosey Rosi Rosia Rosie Rosina Rosita Rosl Roslyn Rosman Rosmarie
Rosmunda Ross Rossa Rossana Rossella Rossie Rostislav Rostislava Roswell Roswita Roswitha Rotaru Rotich Rotimi Rotraud
Rotraut Rouven Rovena Rover Rowan Rowena Rowland Roxana Roxane Roxann Roxanna Roxanne Roxelana Roxie Roxy Roy Royal
Royce Roza Rozalia Rozalija Rozalinda Rozamunda Rozana Rozanne Rozella Rozina Rozita Roziya Rozo Rozvita Rozália
Rozálie Roşan Rua Ruairi Ruari Rubani Rube Ruben Rubi Rubiano Rubie Rubiela Rubin Ruby Rubye Rubén Rudecindo Rudi
Rudolf Rudolfa Rudolfina Rudolfo Rudolfína Rudolph Rudra Rudy Rudīte Rueben Ruedi Ruel Ruffin Ruffus Rufina Rufino
Rufo Rufus Ruggero Ruggiero Rugilė Ruhide Ruhiu Ruhiyyə Ruhsar Ruhsat Ruhshona Ruhugül Ruhəngiz Rui Ruie Rukhmani
Rukia Rukmin Rumaysa Rumena Rumeysa Runa Rune Rungo Runi Runný Runólfur Rupert Ruperta Ruperto Rupinder Ruprecht
Ruqayya Ruqiya Ruqiyyə Rushil Ruslan Ruslana Rusman Rusnė Russ Russel Russell Rustam Rustin Rusty Rusul Rut Ruta Rute
Ruth Rutha Ruthann Ruthanne Ruthe Rutherford Ruthie Ruthild Rutilo Ruwaihim Ruxanda Ruxandra Ruxsarə Ruy Ruzica Ruža
Ružena Ružica Ryad Ryan Ryann Ryder Ryker Rylan Ryland Rylee Ryleigh Ryley Rylie Rym Ryma Ryne Ryszard Rytis Rytė Rza
Ráchel Rán Ráðgeir Ráðhildur Ráðvarður Réginald Régine Régis Régulo Réjean Réjeanne Réka Rémi Rémy Rênas Ríkarður
Ríkey Ríkharð Ríkharður Rín Ríta Ríó Róbert Róberta Róbjörg Rólant Róman Rómeó Rómulo Rós Rósa Rósalind Rósanna Rósant
Rósar Rósberg Rósbjörg Rósborg Róselía Rósenberg Rósey Rósfríður Róshildur Rósi Rósinberg Rósinkar Rósinkara
Rósinkrans Rósinkransa Róska Róslaug Róslind Róslinda Róslín Rósmann Rósmary Rósmarý Rósmunda Rósmundur Rósný Róza
Rózsa Róża Röfn Rögn Rögnvald Rögnvaldur Rögnvar Rökkvi Röskva Rövşanə Rövşən Röya Röyal Röyalə Röðull Rúbar Rúben
Rúbý Rúdólf Rún Rúna Rúnar Rúndís Rúnhildur Rúrik Rúrí Rút Rútur Rûken Rübabə Rübeyda Rüdiger Rüfət Rükneddin
Rüknettin Rümeysa Rüya Rüçhan Rüşen Rüştü Răducu Răzvan Rıdvan Rıfat Rıfkı Rıfkıye Rıza Rūdis Rūdolfs Rūsiņš Rūta
Růžena Rəşad Rəşid Saabir Saad Saadat Saadi Saadiq Saafir Saahir Saaiq Saajid Saal Saalih Saalim Saanvi Saaqib Saar
Saara Saariyah Saba Sabah Sabahat Saban Sabar Sabari Sabas Sabastian Sabatino Sabato Sabazio Sabbir Sabeeh Sabele
Sabih Sabihe Sabil Sabin Sabina Sabine Sabino Sabiq Sabir Sabirə Sable Saboor Saboxat Saboxon Sabra Sabri Sabrina
Sabrine Sabryna Sabrína Sabur Saburah Sabína Sabīne Sabır Sacha Sachi Sachin Sacid Sacidə Sada Sadaka Sadan Sadao
Sadaqat Sadar Sadat Sadberk Sade Sadeed Sadeti Sadettin Sadi Sadia Sadie Sadik Sadiki Sadina Sadio Sadiq Sadittin
Sadiye Sadoqat Sadri Sadriddin Sadullah Sadye Sadık Sadıq Safa Safae Safari Safet Saffet Saffiro Saffo Safia Safiatou
Safina Safinaz Safir Safira Safiri Safiya Safiétou Safo Safouan Safouane Safta Safura Safír Saga Sagar Sage Sahibə
Sahil Sahin Sahir Sahra Sai Said Saida Saidi Saiful Saige Saim Sair Sairah Saire Saka Sakari Sakarías Sakina Sakip
Saksham Sakti Sakura Sal Saladino Salah Salami Salbjörg Saldís Saleh Salena Salgerður Salif Salih Salim Salima Salimah
Salimata Salimatou Salimet Salina Saliou Salka Salkın Sallie Sally Salma Salman Salmann Salmar Salný Saloh Salohiddin
Salome Salomea Salomena Salomey Salomon Salomone Salomè Salomé Salomë Salomón Salsabila Salud Salurbay Salustio
Salvador Salvar Salvatore Salvi Salvo Salvör Salwa Salwator Saly Salín Salína Salóme Salómon Sam Samahat Samaksh
Samama Samandar Samanta Samantha Samar Samara Samarth Samatha Samba Samed Sameer Samesh Sami Samia Samiah Samie Samih
Samim Samina Samir Samira Samirə Samiya Samiyah Sammie Sammy Samo Samona Sampson Samson Samsul Samu Samual Samuel
Samuela Samuele Samuelo Samukelisiwe Samuli Samurtay Samuël Samwel Samweli Samy Samúel Sana Sanaa Sanai Sanavber
Sanaya Sancak Sancho Sanda Sandalio Sandeep Sandel Sander Sanders Sandi Sandie Sandile Sandis Sandor Sandra Sandri
Sandrine Sandro Sandu Sandur Sandy Sanela Sanele Sanem Sanford Sani Sanije Sanita Saniya Saniyah Sanja Sanjar Sanjay
Sanjin Sanjuana Sanjuanita Sanka Sanna Sanne Sanni Sannie Sanobar Sansone Santa Santana Sante Santeri Santiago Santina
Santino Santo Santos Santosh Santía Sanur Sanya Sançar Saodat Saoirse Saood Sapa Saphira Sapiente Sara Sarabi Sarada
Sarafina Sarah Sarah-Jane Sarah-Louise Sarahi Sarai Sarala Saraswati Sarbello Sardor Sare Sargın Sari Sariah Sarina
Sarisha Sarita Sarla Sarmīte Saroja Sarpkın Sarra Sarrah Sarthak Sartika Sarunporn Sarvan Sarvar Sarvin Sarvinoz Sarya
Sarína Sarıcabay Sasa Sascha Sasha Saskia Saskie Sathvik Satine Satish Satrettin Satu Saturniano Saturnin Saturnina
Saturnino Satya Satyen Satıa Saul Saulcerīte Saulius Saumu Saumya Saundra Sauti Sauveur Sava Savak Savana Savanah
Savanna Savannah Savaş Saverio Saveta Savi Savilla Savin Savina Savinien Savino Savion Savni Savon Savva Sawyer Saxi
Saxida Saxona Sayalı Saydam Saygın Sayin Sayrak Sayyora Sayın Saçı Saèr Saïd Saúl Sağcan Sağıt Saša Sašo Scarlet
Scarleth Scarlett Scarlette Schley Scholastika Scholastique Schuyler Scolastica Scot Scott Scottie Scotty Seaborn
Seamus Sean Sean-Paul Seana Seanan Seaneen Seanna Seb Sebas Sebastiaan Sebastian Sebastiana Sebastiano Sebastien
Sebastijan Sebastián Sebastião Sebastjan Sebastían Sebattin Sebestian Sebigül Seblâ Sebrina Seckou Seconda Secondiano
Secondina Secondo Seda Sedat Sedef Seden Sedife Sedrick Sedrik Sef Sefanía Sefer Seff Sefora Seghei Segilola
Segismundo Segundo Seha Sehel Seher Seif Seifur Seija Seimur Sejda Sekinat Sekou Selah Selahattin Selaheddin Selami
Selatin Selcan Selcen Selda Seldon Selen Selena Selene Seler Selim Selime Selin Selina Seline Selja Selka Selma Selmer
Selmin Selvaggia Selvi Selyan Selâtin Selçuk Selène Sem Sema Semaj Semat Semender Semenica Semih Semine Semion Semir
Semiramide Semplicio Sempronio Semra Semrin Sena Senad Senan Senay Sencar Seneca Senesio Seniha Senka Senn Senna Senne
Senofonte Senol Senora Senta Senía Seona Seosamh Sep Sephora Sepp Seppe Seppo Septi Septíma Sera Seracettin Serafim
Serafima Serafin Serafina Serafino Serafín Serafína Serah Seraina Serap Serapione Serbülent Serda Serdar Sereina Seren
Serena Serenity Serenus Serezli Serfinaz Serge Sergei Sergej Sergen Sergey Serghei Sergi Sergio Sergiu Sergius
Sergiusz Serhad Serhat Serhatmehmet Serin Serina Serine Serkan Serma Sermet Sernur Serol Serpil Sertap Sertaç Server
Servidio Serviliano Servinaz Servác Sesar Seselía Sesil Sesilía Sessa Sesselja Sesselía Sessilía Sesto Seth Settar
Settimio Settimo Setya Sev Seval Sevara Sevcan Sevda Sevdi Sevdinar Seve Sever Severa Severiano Severin Severina
Severine Severino Severo Severt Severín Sevgen Sevgi Sevginur Sevican Sevil Sevim Sevinc Sevinch Sevindik Sevinç Sevla
Sevsevil Sevtap Seward Seweryn Seydo Seydou Seye Seyfettin Seyfi Seyfulla Seyfullah Seyfəddin Seyhan Seyithan Seymour
Seymur Seynabou Seyran Seyyide Seyyit Sezal Sezen Sezginbaş Seçgül Seçil Seçkin Seçme Sfiso Shaban Shad Shade Shadrack
Shae Shafter Shahboz Shahina Shahnoza Shahobiddin Shahriyor Shahzod Shahzoda Shaina Shaka Shakila Shakira Shakti
Shakuntala Shalewa Shalon Shalonda Shamar Shameka Shamika Shamsiddin Shamsuddeen Shan Shana Shanae Shanda Shandra
Shane Shaneka Shanel Shanell Shanelle Shanequa Shani Shania Shanice Shanie Shaniece Shanika Shaniqua Shanita Shaniya
Shankar Shanna Shannan Shannen Shannon Shanny Shanon Shanta Shantanu Shante Shantel Shantell Shanti Shany Shaquan
Shaquana Shaquille Shaquita Shara Sharda Shardae Sharday Sharde Sharee Sharen Shari Sharif Sharita Sharla Sharleen
Sharlene Sharman Sharmila Sharon Sharonda Sharron Sharyl Sharyn Shashi Shashikala Shasta Shatara Shaun Shauna Shauneen
Shaunna Shaurya Shavon Shavonne Shawana Shawanda Shawn Shawna Shawnda Shawnee Shawnna Shawnte Shay Shayan Shayla
Shaylee Shayma Shayna Shayne Shaï Shaïly Shaïma Shaïna Shea Sheamus Shedrick Sheela Sheelagh Sheena Shehu Sheila
Sheilah Sheilla Sheillah Shekoni Shelba Shelbi Shelbie Shelby Sheldon Shelia Shelley Shelli Shellie Shelly Shelton
Shelva Shelvia Shelvie Shem Shemar Shena Shenna Shep Shepherd Sher Sheree Sheri Sheridan Sherie Sherilyn Sherine
Sherita Sherly Sherlyn Sherman Sheron Sherree Sherri Sherrie Sherrill Sherron Sherry Sherryl Sherwin Sherwood Sheryl
Sheryll Sherzod Sheyla Shianne Shida Shiela Shiloh Shilpa Shinead Shira Shirel Shirine Shirisha Shirl Shirlee Shirleen
Shirlene Shirley Shirleyann Shirlie Shiv Shivakari Shivani Shivansh Shobhana Shodiyor Shohjahon Shohrux Shoji Shola
Shon Shona Shonda Shonna Shpresa Shqipe Shravya Shresth Shresthi Shreya Shreyashi Shridevi Shrishti Shristi Shubha
Shubhaprada Shukrona Shukrulloh Shwet Shyann Shyanne Shyheim Shyla Shyrel Sian Siana Siara Sibbie Sibel Sibilla
Sibille Sibonelo Sibongile Sibusisiwe Sibusiso Sibyl Sibyla Sibylla Sibylle Sico Sicuro Sid Sidar Siddarth Siddharth
Siddhartha Siddhi Siddhran Siddie Sidiq Sidiqə Sidki Sidney Sidoine Sidon Sidonia Sidonie Sidonio Sidra Sidy Sidónia
Siebe Siegbert Siegfried Sieghard Sieglinde Siegmar Siegmund Siegrid Siegried Siegrun Siegward Siem Sien Siena Sienna
Siep Sierra Sif Sifa Sifiso Sifuna Sigbergur Sigbert Sigbjartur Sigbjörn Sigdís Sigdór Sigdóra Sigebert Sigfastur
Sigfinnur Sigfreður Sigfrid Sigfrido Sigfried Sigfríd Sigfríð Sigfríður Sigfús Sigga Sigge Siggeir Siggerður Sighvatur
Sigismond Sigismondo Sigismund Sigita Sigjón Siglaugur Siglinde Sigmann Sigmar Sigmund Sigmunda Sigmundur Signa Signar
Signe Signhildur Signý Sigri Sigrid Sigrun Sigríkur Sigríður Sigrún Sigsteinn Sigtryggur Sigtýr Sigur Sigurbaldur
Sigurberg Sigurbergur Sigurbirna Sigurbjarni Sigurbjartur Sigurbjörg Sigurbjörn Sigurbjört Sigurborg Sigurbrandur
Sigurbára Sigurd Sigurdríf Sigurdrífa Sigurdís Sigurdór Sigurdóra Sigurey Sigurfinna Sigurfinnur Sigurfljóð Sigurgeir
Sigurgeira Sigurgestur Sigurgrímur Sigurgísli Sigurhanna Sigurhans Sigurhelga Sigurhildur Sigurhjörtur Sigurjón
Sigurjóna Sigurkarl Sigurlaug Sigurlaugur Sigurleif Sigurleifur Sigurlilja Sigurlinn Sigurlinni Sigurliði Sigurlás
Sigurlín Sigurlína Sigurmann Sigurmar Sigurmon Sigurmunda Sigurmundur Sigurnanna Sigurnýas Sigurnýjas Siguroddur
Sigurpáll Sigurrós Sigursteina Sigursteinn Sigursveinn Sigurunn Sigurvaldi Sigurveig Sigurvin Sigurvina Sigurást
Sigurásta Sigurða Sigurður Siguróli Sigurósk Sigurþór Sigurþóra Sigvaldi Sigvard Sigvarður Sigyn Sigþrúður Sigþór
Sigþóra Sihawukele Sihem Siim Siiri Sijuade Siku Sil Sila Silanur Silas Sile Silfa Silfrún Silfá Silja Silje Silka
Silke Silla Sille Silli Siloe Silondile Silva Silvan Silvana Silvano Silverio Silvester Silvestr Silvestre Silvestro
Silvia Silvian Silviana Silvie Silvija Silvio Silviu Silvius Silvo Silván Silvána Silvère Silvía Sim Sima Simas Simber
Simea Simen Simeon Simeona Simeone Simge Simi Similoluwa Simina Simion Simisola Simiyu Simmie Simo Simon Simona
Simonas Simone Simonetta Simonida Simonne Simono Simphiwe SimphiweyiNkosi Simpson Simten Simuzər Simão Siméon Simón
Sina Sinaida Sinan Sincere Sinda Sindisiwe Sindre Sindri Sindy Sine Sinead Sinem Sinenhlanhla Sinesio Sinfronio Sini
Sinică Sinikka Sinisa Siniša Sinja Sinkler Sintia Sintija Siobain Sioban Siobhain Siobhan Siofra Sione Siper
Siphephelo Siphesihle Siphiwe Sipho Sira Sirac Sirap Sireno Siri Siria Siriano Siricio Sirine Sirineu Sirio Sirje
Sirkka Siro Sirojiddin Sirpa Sirra Sirrý Siré Siska Sisko Sissel Sister Sisto Sitara Sitarə Sithembiso Siti Sitiwat
Sittik Sittikorn Siv Sivert Sixt Sixte Sixten Sixtine Sixto Sixtus Siya Siyabonga Siyanda Sizakele Sizani Siënna
Sjafnar Sjoerd Sjors Sjöfn Skafti Skaidrīte Skander Skapti Skarlet Skarleta Skarpheiður Skarphéðinn Skefill Skeggi
Skender Skipped Skjöldur Skolastika Skorri Skugga Skuggi Skuld Sky Skye Skyla Skylar Skyler Skær Skæringur Skírnir
Skíði Skúla Skúli Skúlína Skúta Slade Sladjana Slamet Slava Slavek Slaven Slaviboj Slavibor Slavica Slavisa Slavka
Slavko Slavoboj Slavoj Slavoljub Slavomil Slavomila Slavomír Slavomíra Slavěna Slawomir Slađana Sloane Slobodan
Slobodanka Sloka Sláva Slávek Slávka Smaranda Smeralda Smil Smiljana Smilla Smiltė Smita Smith Smiður Smriti Smyrill
Smári Sname Sneha Sneider Snejana Snezana Snežana Snježana Snjáfríður Snjáka Snjófríður Snjóki Snjólaug Snjólaugur
Snjólfur Snorra Snorri Snæbjartur Snæbjörg Snæbjörn Snæbjört Snæborg Snæbrá Snædís Snæfríður Snæhólm Snælaug Snælaugur
Snær Snæringur Snærós Snærún Snævar Snævarr Snæþór Snót Soan Soave Sobit Soběslav Soběslava Soccorso Socorro Socrate
Soda Sodiq Soffanías Soffía Sofi Sofia Sofiane Sofie Sofija Sofinjo Sofio Sofronia Sofronie Sofía Sohan Sohane Sohib
Sokhna Sokrat Solal Solange Soledad Soleh Solenn Soliha Soline Solma Solmaz Solocone Soloman Solomon Solon Solveig
Solveiga Solvej Solvita Solène Som Soma Somadina Somer Sommer Somnath Somtochukwu Somu Sona Sonad Sonata Sondra Sondre
Songurkan Songül Sonia Sonja Sonji Sonjo Sonnur Sonny Sonný Sonya Soof Sophanías Sophia Sophie Sophie-Louise
Sophie-Marie Sophronia Sophus Sophy Soraia Sorana Sorawut Soraya Sorcha Soren Sorin Sorina Sosimo Sostene Sosteneo
Sostrato Soter Sotira Souad Soufiane Souleyman Souleymane Souma Soumaya Soumia Sowande Soydaner Soykan Soykut
Soyselçuk Soňa Spano Spartaco Spartakus Spencer Spenser Speranza Speranzio Speranța Sphiwe Spiridon Spirydion Sporði
Spring Spurgeon Spytihněv Spói Spīdola Squire Srboljub Sredoje Srećko Srečko Srna Stacey Staci Stacia Stacie Stacy
Staffan Stafford Stan Stana Stanca Stancu Stanford Stanimír Stanislao Stanislas Stanislaus Stanislav Stanislava
Stanislaw Stanisław Stanka Stanko Stanley Stanton Stapi Starkaður Starla Starling Starr Starri Stasia Stavros
Staņislavs Staša Steen Steeve Stef Stefaan Stefan Stefana Stefani Stefania Stefanie Stefanino Stefano Stefanía Steffen
Steffi Stefnir Stefán Stefánný Stein Steina Steinar Steinarr Steinberg Steinbergur Steinbjörg Steinbjörn Steinborg
Steindís Steindór Steindóra Steiney Steinfinnur Steinfríður Steingerður Steingrímur Steinhildur Steini Steinkell
Steinlaug Steinmann Steinmar Steinmóður Steinn Steinrós Steinröður Steinrún Steinunn Steinvarður Steinvör Steinólfur
Steinþór Steinþóra Stela Stelian Steliana Stella Stellah Stellan Steluta Steluța Sten Stepan Stepanida Stephaans
Stephaine Stephan Stephane Stephani Stephania Stephanie Stephany Stephen Stephene Stephenie Stephon Sterling Sterre
Stetson Stevan Steve Steven Stevie Stewart Stian Stien Stig Stijn Stiliano Stilla Stina Stine Stipan Stipe Stiriaco
Stirnir Stiven Stjarna Stjepan Stojan Stojanka Stojmír Stone Stonewall Stoney Storm Stormur Stormy Strahinja Stribor
Stuart Sture Sturla Sturlaugur Sturri Styr Styrbjörn Styrgerður Styrkár Styrmir Styrr Stáza Stéphan Stéphane Stéphanie
Stêr Stígheiður Stígrún Stígur Stína Stórólfur Su Suat Subash Subhash Subhashini Subhasini Subhi Subodh Subomi
Subutiye Sucheta Suci Sude Sudeva Sudi Sudie Sudiksha Sue Sue-Marie Suellen Suhani Suhrob Sujata Sukanya Sula Sulaymon
Suleiman Sulhi Sullivan Sultane Sulton Suma Suman Sumarliði Sumarlína Sumarrós Sumayya Sumayyah Sumeet Sumitra Summer
Sumner Sunay Sunday Sune Sunel Sungara Sunita Sunna Sunnefa Sunneva Sunniva Sunny Sunníva Sunčica Supasit Supasita
Suphi Suraj Surano Suresh Sururi Surya Suryakant Suryakanta Suryakantam Susam Susan Susana Susanita Susann Susanna
Susannah Susanne Susano Suse Sushant Susheel Sushil Sushma Susi Susie Sussanne Sussie Suus Suvakit Suvi Suwijuk Suyuna
Suzan Suzana Suzann Suzanna Suzanne Suze Suzette Suzie Suzon Suzy Suélen Suğra Svafa Svafar Svala Svali Svalrún Svan
Svana Svanberg Svanbergur Svanbjörg Svanbjörn Svanbjört Svanborg Svandís Svaney Svanfríður Svangeir Svanheiður
Svanhildur Svanhvít Svanhólm Svani Svanlaug Svanlaugur Svanmundur Svanrós Svante Svanur Svanþrúður Svanþór Svatava
Svatoboj Svatobor Svatomír Svatopluk Svatoslav Svatoslava Svava Svavar Svea Sveatoslav Svebor Svein Sveina Sveinar
Sveinberg Sveinbjartur Sveinbjörg Sveinbjörn Sveinborg Sveindís Sveiney Sveinfríður Sveingerður Sveinhildur Sveinjón
Sveinlaug Sveinlaugur Sveinmar Sveinn Sveinrós Sveinrún Sveinsína Sveinungi Sveinveig Sveinþór Sven Sven-Erik
Sven-Olof Svend Svenja Svenning Sverre Sverrir Svetislav Svetlana Svetolik Svetomir Svetoslav Svetozar Svetozár Sveva
Svitlana Sviturno Sváfnir Svätopluk Svölnir Svörfuður Světla Světlana Světluše Swala Swaleh Swami Swan Swann Swantje
Swapnil Swara Swarnalata Swassane Swen Sweta Swetlana Syahrini Sybil Sybilla Sybille Syble Sydell Sydnee Sydney Sydni
Sydnie Syed Sylas Sylgja Sylivia Sylke Sylva Sylvain Sylvaine Sylvan Sylvana Sylvania Sylvanus Sylvester Sylvestre
Sylvia Sylviane Sylvianne Sylvie Sylvio Sylvère Sylvía Sylwester Sylwia Symone Synne Synnøve Syreeta Syrine Szabolcs
Szczepan Szilveszter Szilvia Szilárd Szofi Szofia Szonja Szymon Szófia Sába Sámo Sámuel Sándor Sára Sáva Sâkıp
Sânziana Sæberg Sæbergur Sæbjörg Sæbjörn Sæbjört Sæborg Sædís Sæfinna Sæfríður Sæhildur Sæi Sælaug Sælaugur Sæmann
Sæmunda Sæmundur Sæný Sær Særós Særún Sæsól Sæunn Sævald Sævaldur Sævar Sævarr Sævin Sævör Sæþór Sébastien Ségolène
Sékou Séléna Séraphin Sérgio Sérine Séréna Séverin Séverine Sía Sílvia Símon Símonía Sírnir Sírus Sísí Síta Sívar Sîma
Sîpan Sófus Sófónías Sókrates Sól Sóla Sólberg Sólbergur Sólbjartur Sólbjörg Sólbjörn Sólbjört Sólborg Sólbrá Sólbrún
Sóldís Sóldögg Sóley Sólfríður Sólgerður Sólhildur Sólimann Sólkatla Sóllilja Sólmar Sólmundur Sólný Sólon Sólrós
Sólrún Sólveig Sólver Sólvin Sólvör Sólín Sónata Sónia Sökmen Sölmundur Sölva Sölvar Sölvey Sölvi Sölvína Sönke Sören
Sörli Söyler Sözer Søren Sørine Søs Súla Súsan Súsanna Sübhan Sücaettin Sücəddin Südabə Süha Süheyda Süheyl Sükrü
Süleyla Süleyman Sümerya Sümeyye Süner Sürəyya Süsen Süvari Süzer Sýrus Sıdkı Sıla Sırriye Sırrı Sıylıhan Səbinə
Ta-tanisha Taahaa Taahir Taaj Taalib Taamir Taanish Taariq Taban Tabassum Tabatha Tabea Tabetha Tabish Tabita Tabitha
Tabris Taceddin Taciddin Tacjana Tad Tadas Taddeo Tade Tadeen Tadej Tadeja Tadeo Tadeusz Tadeáš Tadhg Tadija Tafazal
Taft Tagangül Tage Taha Tahaw-wur Tahawwur Taheem Tahir Tahj Tahlia Tahmaseb Tahmeed Tahmid Tahoor Tahseen Tahsin Tai
Taial Taib Taide Taimur Taina Taine Taisia Taisir Taisto Taiwo Taj Taja Tajammal Tajammul Tajudinn Tajus Takatifu
Takisha Tal Tala Talal Talan Talat Talay Talayer Talea Talen Talha Talhah Tali Talia Talib Talibe Talip Talita Taliyah
Tallie Talmadge Talmage Talon Talya Talía Talıb Tama Tamala Tamam Tamanna Tamar Tamara Tamatha Tamati Tamaydın Tamaşa
Tambika Tambra Tameka Tamekia Tamela Tamer Tamera Tami Tamia Tamica Tamie Tamika Tamiko Tamilla Tamina Tamino Tamisha
Tammaro Tammi Tammie Tammo Tammy Tamra Tamu Tamya Tamás Tamāra Tan Tana Tanak Tanay Tanbay Tancredi Tancrède Tandoğdu
Tandri Tandy Tane Taneli Taner Tanesha Tangaroa Tangela Tanguy Tangül Tanhan Tania Tanika Tanimu Tanirika Tanish
Tanisha Taniya Taniyah Tanja Tanju Tankred Tanmayi Tanner Tanpınar Tanses Tansev Tansu Tansığ Tantri Tanushree
Tanushri Tanveer Tanvi Tanya Tanyeli Tanyolaç Tanyu Tanía Tanır Tao Tapan Tapani Tapio Tara Tarah Taraji Tarak Tarancı
Taras Tarcisio Tarfaan Tarfur Tari Tarik Tariq Tariyel Tarja Tarkan Tarmo Tarquinia Tarsha Tarsilla Tarso Tartış Taru
Tarun Taryn Tarzícius Tarık Tasa Tasdik Tasha Tashina Tasia Tasnim Tasnime Tassilo Tasvir Taswir Tate Tatia Tatiana
Tatianna Tatjana Tatsuo Tatu Tatum Tatyana Tatyanna Taufan Taufik Tauno Taurean Taurin Taurus Tautvydas Tavares
Tavaris Tavian Tavion Tavon Tawana Tawanda Tawanna Tawkeel Tawny Tawnya Taya Tayaydın Tayfun Taygan Tayla Taylak
Tayler Taylor Tayshaun Tayyar Tayyibe Tayyip Taziana Taziano Tazio Taçnur Taïna Taïs Taşar Taşkan Taşkın Taťána Tea
Teagan Teber Tecimer Tecla Ted Teddie Teddy Tedi Teea Teela Teemu Teena Teerth Teetat Tegan Teguh Teija Teije Teitný
Teitur Tej Teja Tejas Tejs Tejumola Tekbay Tekecan Tekin Tekinalp Tekiner Tekla Teknaz Teksoy Telchide Telemaco Telica
Telim Tella Tellervo Telly Telma Telman Telmo Telse Temel Temidayo Temime Temir Temirhan Temistocle Temitope Temizkal
Tempie Temuçin Tena Tenika Tenis Tenisha Tennessee Tennie Tennille Tenvir Tenzin Teo Teobald Teobaldo Teodata
Teodolinda Teodor Teodora Teodorik Teodoro Teodors Teodosia Teodosio Teodoto Teodoz Teodozie Teofan Teofil Teofila
Teogene Teohari Teoman Teona Tera Terance Tercan Tere Terell Terenc Terence Terencius Terencjusz Terenzio Teresa
Terese Teresia Teresiah Teresita Teressa Teresía Tereza Terezie Terezija Terezo Terhi Teri Terina Terje Terlan Tero
Terrance Terrell Terrence Terri Terrie Terrill Terry Terttu Tertuliano Terzo Teréz Terézia Terēze Tesauro Tesifonte
Tesnim Tesnime Tess Tessa Tessie Tetiana Teudosia Teun Teunis Teuta Teuvo Tevfik Tevhid Tevin Tevs Tex Texanna Texie
Teybet Teymur Teymuraz Teymurçin Tezcan Tezel Tezer Tezol Teófila Teófilo Thabani Thabisa Thabisile Thabiti Thad
Thaddeus Thaddäus Thadie Thalea Thalente Thales Thalia Thamsanqa Thanatcha Thandazile Thandeka Thandiwe Thando Thanina
Thaïs Thea Theadore Theda Thedore Thekla Thelma Themba Thembeka Thembekile Thembile Thembisile Theo Theobald Theodis
Theodocia Theodoor Theodor Theodora Theodore Theodorik Theodoro Theodoros Theodosia Theodosie Theodór Theodóra Theofan
Theofil Theofila Theola Theophane Theophil Theophile Theotime Theres Theresa Therese Theresia Therman Theron Therèse
Therése Theta Theunis Theuns Theódór Theódóra Thi Thiago Thiare Thibaud Thibault Thibaut Thibert Thibo Thierno Thierry
Thies Thije Thijmen Thijn Thijs Thilo Thinhinane Thirza Thobeka Thom Thomas Thomasina Thompson Thomás Thor Thora
Thoralf Thorben Thorberg Thore Thorge Thornton Thorsten Thorwald Thos Thresa Thulani Thulisile Thuo Thure Thurlow
Thurman Thursa Thurston Thuthukile Thyra Thành Théa Théo Théodora Théodore Théodose Théophane Théophile Théophraste
Thérèse Thór Thảo Tia Tiago Tian Tiana Tianna Tiara Tiare Tiarna Tiarnan Tiarra Tibaldo Tibbe Tibe Tiber Tiberia
Tiberio Tiberiu Tiberius Tibo Tibor Tiburcio Tiburcius Tiburzio Ticen Tichomil Tichomír Tichon Ticone Tidiane Tiegan
Tieme Tiera Tiernan Tierra Ties Tiesha Tiffani Tiffanie Tiffany Tiguida Tihomir Tiia Tiina Tiit Tiiu Tija Tijana Tijl
Tijmen Tijn Tijs Til Tilda Tilden Tilen Tilio Till Tilla Tillie Tillman Tillmann Tilly Tilman Tilmann Tilo Tim Timbul
Timea Timeo Timm Timmie Timmothy Timmy Timo Timofei Timoléon Timon Timotei Timotej Timoteo Timoteus Timothe Timothee
Timothy Timothée Timur Timurtaş Timéo Tina Tinca Tincuța Tindar Tindra Tindri Tindur Tine Tineke Tiney Tinie Tinna
Tinne Tinni Tinnie Tino Tiphaine Tira Tirdad Tiril Tirone Tirsa Tirta Tirtayasa Tirza Tisa Tisha Tishie Tishk Titas
Titi Titien Titilayo Titilope Titin Tito Titouan Titus Tivadar Tizian Tiziana Tiziano Tizio Tiğin Tjaldur Tjark Tjaša
Tjörfi Tjörvi Tobe Tobi Tobia Tobias Tobiasz Tobie Tobiloba Tobin Tobiáš Toby Tobías Toccara Tod Todd Todda Todor
Todsawun Tofiq Tohir Toivo Toke Toker Toki Toktuğ Tokunbo Toköz Tola Tolbert Tolga Tolli Tollie Tolomeo Tolonbay
Tolulope Tolunay Toluwalope Toluwani Toluwanimi Tom Toma Tomas Tomasa Tomaso Tomasz Tomaž Tome Tomeka Tomi Tomie
Tomika Tomiloba Tomislav Tomislava Tomke Tommaso Tommi Tommie Tommy Tomo Tomori Tomris Toms Tomurcuk Tomàs Tomás Tomáš
Tomáška Tomé Tonda Tone Toney Tonguç Toni Tonia Tonicha Tonija Tonino Tonja Tonje Tonka Tonko Tonni Tonnin Tonny Tony
Tonya Tonči Tončica Toomas Toon Tope Topias Topuz Tor Tora Toralf Torben Torbjörg Torbjörn Torbjørn Tord Tore Torey
Torfey Torfheiður Torfhildur Torfi Torgny Torhan Tori Toriano Toribio Torie Torill Torkvát Torquato Torrance Torrence
Torrey Torrie Torry Torsten Tory Tosca Toscane Tosco Tosha Toshiko Toshio Toska Toussaint Tova Tove Tovuz Towanda Toy
Toya Toyip Toño Toğan Toğrul Trace Tracee Tracey Traci Tracie Tracy Traian Trajan Tranquillo Trasea Traude Traudel
Traudl Traugott Trausti Traute Travis Travon Trayvon Tre Treacy Treasa Treena Tremaine Tremayne Trena Trent Trenten
Trenton Tresa Tressa Tressie Treva Trever Trevin Trevion Trevon Trevor Trey Treyton Treyvon Tri Tricia Triin Trilby
Trilochan Trilochana Trilok Trilokanath Trilokesh Triloki Trina Trine Trini Trinidad Trinity Triona Tripp Tripti Trish
Trisha Trista Tristan Tristana Tristano Tristen Tristian Tristin Triston Tristán Triveni Triya Troels Trofim Trond
Trostan Troy Trpimir Trpko Trude Trudel Trudi Trudie Trudy Trula Trumaine Truman Trung Trycia Tryggva Tryggvi
Tryggvína Trystan Tránsito Trú Trúmann Trīne Trọng Tsabita Tsipora Tsuma Tuan Tuana Tuba Tucker Tudor Tudora Tudorița
Tudosia Tuere Tufan Tufani Tugay Tugiman Tuhfe Tui Tuija Tukufu Tula Tule Tulia Tulio Tullia Tulliano Tullio Tulun
Tumas Tumi Tunahan Tunar Tunay Tunchanok Tunguç Tunradee Tunç Tunçboğa Tunçer Tunçkılıç Tuomas Tuomo Turabi Tural
Turan Turanə Turcein Ture Turgay Turgut Turi Turibio Turid Turlough Turna Turner Turold Turvi Turxan Tushar Tussio
Tutku Tutkucan Tutkun Tutu Tuukka Tuula Tuuli Tuulia Tuulikki Tuur Tuva Tuyuğ Tuğba Tuğcan Tuğrul Tuğrulhan Tuğtaş
Tuğtekin Tuğçe Tvrtko Twan Twila Twyla Tybalt Tycho Tyesha Tygo Tyla Tyler Tylor Tymeo Tymon Tymoteusz Tyquan Tyra
Tyree Tyreek Tyreese Tyrek Tyreke Tyrel Tyrell Tyrese Tyrfingur Tyrik Tyrin Tyriq Tyrique Tyron Tyrone Tyrus Tyshawn
Tyson Táňa Tânia Téo Tía Tíbrá Tímea Tími Tímon Tímoteus Tímóteus Tína Tístran Tóbías Tóbý Tói Tóka Tóki Tómas Tór
Tóta Tõnu Törel Tùng Tükelalp Tükəzban Tülay Tülin Tümer Tümkurt Tünde Tünzalə Türabi Türcan Türkalp Türkan Türkanə
Türkay Türker Türkeş Türkmen Türknur Tüzeer Tüzenur Týr Týra Tālis Tālivaldis Tālrīts Tīna Tınal Tınas Tərlan Ubaadah
Ubadah Ubaid Ubaidah Ubaldo Ubay Ubayd Ubaydullah Ubaydulloh Ubbi Uberlinda Ubertino Uberto Ubika Ucchal Uche Uchenna
Uchita Uchqun Uda Udai Udant Udarsh Udeen Udeera Udit Udo Udyati Ueli Uffe Ufuk Ufukay Uggi Ugla Ugnė Ugo Ugolina
Ugolino Uguccione Uhban Uhra Ujamaa Ujjawal Ujjwal Ujunwa Ukbe Ula Ulakbey Ulberto Ulderico Uldis Ulduz Ulf Ulfa Ulfat
Ulfo Uli Uliana Ulices Ulises Ulisse Uliva Ulla Ulla-Britt Ullrich Ulpiano Ulrica Ulrich Ulrico Ulrik Ulrika Ulrike
Ulstano Ultan Ultimo Ulu Uludağ Uluman Ulus Ulutay Uluthando Uluğbey Ulva Ulvi Ulviye Ulwazi Ulya Ulysse Ulysses Uma
Umaarah Umair Umande Umang Umar Umay Umaya Umberto Umi Umid Umida Umidulloh Umile Ummahani Umman Umoja Umur Umuralp
Umut Umutcan Umuşan Una Undine Undína Undīne Unggul Uni Unique Unjani Unna Unnar Unnati Unnbjörg Unnbjörn Unndís
Unndór Unni Unnsteinn Unnur Unnþór Uno Uolevi Upadhriti Upasna Upendra Upik Upkaar Upma Upton Uqbaloy Ura Uraltay
Uranio Urbain Urban Urbano Urdino Urfan Urfon Urhan Uriah Uriel Uriele Urijah Urishilla Urmas Urmi Urmila Uroš Urrab
Urs Ursel Ursicio Ursina Ursino Ursmaro Ursula Ursule Ursulo Urszula Urte Urvashi Urvi Urðar Urður Urša Urška Uršula
Uršuľa Usame Uschi Usha Ushan Ushindi Usiku Usman Usmon Usyi Uta Utama Ute Utkarsh Utku Utkucan Uttam Utz Uve Uwe Uxi
Uyanser Uygu Uygun Uzayr Uzbay Uzbegim Uzima Uzodimma Uzsoy Uçan Uçbeyi Uğan Uğur Uğurkan Uğurtan Uģis Vacibe Vada
Vadim Vafir Vafo Vagn Vagna Vagnbjörg Vagnfríður Vahar Vahdet Vahid Vahide Vahidə Vahittin Vahâ Vaida Vaidas Vaidehi
Vaijayanthi Vaijayanti Vaishnavi Vaishno Vaishvi Vajèn Vaka Vakarė Vakris Vakur Val Vala Valarie Valary Valberg
Valbergur Valbjörg Valbjörk Valbjörn Valbjört Valborg Valbrandur Valburga Valda Valdemar Valdemara Valdemārs
Valdheiður Valdi Valdimar Valdis Valdís Valdór Valeh Valencia Valente Valentijn Valentim Valentin Valentina Valentine
Valentino Valentín Valentína Valentínus Valentýn Valentýna Valentīna Valentīns Valera Valeri Valeria Valeriana
Valeriano Valerico Valerie Valerii Valerij Valerija Valerio Valeriu Valerián Valero Valery Valería Valeska Valey
Valfredo Valfrido Valfríður Valgarð Valgarður Valgeir Valgerða Valgerður Valhildur Vali Valid Validə Valija Valinda
Valka Vallary Vallaður Vallie Vallý Valmar Valmundur Valný Valon Valorie Valrós Valrún Valsteinn Valtena Valter Valtr
Valtteri Valtýr Valur Valva Valves Valère Valèria Valér Valéria Valérie Valéry Valíant Valý Valþrúður Valþór Valērija
Valērijs Vamakshi Van Vance Vanda Vander Vanesa Vanessa Vania Vanja Vanna Vannie Vansha Vanya Vaqif Vara Varalakshmi
Varenya Vargın Varlık Varmar Varo Varsha Varvara Vasana Vasanti Vasarė Vasatika Vasco Vashon Vashti Vasif Vasil Vasile
Vasili Vasilica Vasilică Vasilie Vasilina Vasilisa Vasja Vasko Vasliddin Vassie Vassilios Vasudev Vasudeva Vasudha
Vasundhara Vasyl Vatnar Vatroslav Vaughan Vaughn Vavrinec Vavřinec Vaysal Vazeh Veaceslav Vecdi Veceaslav Veceslav
Vecide Veda Vedang Vedanga Vedanshi Vedant Vedasto Vedat Vedhika Vedika Vedran Vedrana Veer Veera Veerle Veeti Vefa
Vefia Vefik Vega Vegard Vehbi Veig Veiga Veigar Veigur Veijo Veikko Veis Veit Vela Velana Velaphi Velda Veleslav
Veleslava Veli Velia Velibor Velimir Velimira Velimír Velina Velio Velislav Velislava Velitdin Vella Vello Velma Velta
Velva Velvet Vena Venance Venancio Venanzio Vencel Venceslao Venceslas Venceslás Vendel Vendela Vendelín Vendelína
Vendula Vendulka Venera Veneranda Venerando Venere Venerio Venessa Veniamin Venice Venie Venita Venla Vennie Ventura
Venus Venusta Venustiano Venusto Venuše Veola Ver Vera Verano Verda Verde Verdell Verdiana Verdie Vere Verecondo
Verena Verenzio Vergie Vergil Vergiliu Verginia Veriana Verica Veridiana Verim Verl Verla Verle Verlene Verlie Verlin
Verlon Verlyn Vermundur Vern Verna Vernal Verne Vernell Vernelle Verner Verneri Vernetta Vernharð Vernharður Vernia
Vernice Vernie Vernita Vernon Vero Verona Veronica Veronicah Veronika Veroniko Veronique Versie Vertie Verulo Verónica
Verónika Veróníka Vesa Veselinka Vesile Vesna Vespasiano Vesper Vessie Vesta Vestar Vester Vestmar Veta Vetrarrós
Veturliði Veva Veysel Veysi Veysəl Vezat Vezio Vezrife Vianney Vibeka Vibeke Vic Vica Vicdan Vicenta Vicente Vicenția
Vicențiu Vicie Vick Vickey Vicki Vickie Vicky Victoire Victor Victoria Victoriano Victorien Victorin Victorine
Victorino Victoría Victória Vicy Vid Vida Vidadi Vidak Vidal Vidar Vide Vidhi Vidhur Vidhya Vidiano Vidone Vidor Vidur
Vidya Vienna Viera Vieroslava Viesturs Vieve Vigdís Vigfús Viggo Viggó Vigile Vigilija Vignir Vigný Vigo Vigri Vigtýr
Vigur Vihaan Viivi Vija Vijay Vijeko Vijolīte Vik Vikar Vikki Viktor Viktoria Viktorie Viktorija Viktorin Viktoro
Viktors Viktoría Viktorín Viktória Vilayət Vilberg Vilbergur Vilbert Vilbjörn Vilbogi Vilborg Vilbrandur Vildan
Vildane Vilde Vildís Vilemína Vilfredo Vilfríður Vilgeir Vilgerður Vilgot Vilhelm Vilhelmiina Vilhelmina Vilhelmino
Vilhelmo Vilhelmína Vilhelmīne Vilhjálmur Vilho Vili Viliam Viliana Vilibald Viliberto Vilis Vilius Viljami Viljar
Viljem Vilji Viljo Villa Villads Ville Villi Villimey Villy Vilma Vilmar Vilmer Vilmos Vilmundur Vilmārs Vilnis Vilný
Viltė Vilém Viléma Vilĉjo Vimal Vimala Viman Vin Vina Vinay Vinaya Vinbjörg Vince Vincenc Vincencie Vincent Vincentio
Vincenza Vincenzo Vincențiu Vinciane Vindonio Vinebaldo Vineta Viney Vinfrido Vinicio Vinicius Vinie Vinjar Vinka
Vinko Vinnie Vinný Vino Vinsen Vinson Vinsý Vinton Vinz Vinzenz Vinícius Viola Violante Violet Violeta Violetta
Violette Violina Viorel Viorela Viorelia Viorica Vira Viraj Virdie Virge Virgel Virgia Virgie Virgil Virgile Virgilio
Virgiliu Virgill Virgin Virginia Virginie Virginio Virginía Virgle Virgínie Viridiana Virman Virone Virpi Virág Visar
Visarion Viscardo Vishnu Vishwamitra Visitación Vissia Visvaldis Vita Vital Vitale Vitali Vitalia Vitalico Vitalie
Vitalii Vitalija Vitalina Vitalis Vito Vitold Vitor Vittore Vittoria Vittoriano Vittorio Vitus Vitória Vitālijs Viva
Vivaan Vivaldo Vive Viveka Vivi Vivian Viviana Viviane Vivianne Viviano Vivien Vivienne Vizbulīte Viðar Viðja Viļums
Višnja Vjekoslav Vjenceslav Vjollca Vlad Vlada Vladan Vladana Vladek Vladilena Vladimer Vladimir Vladimira Vladimiro
Vladimír Vladimíra Vladislav Vladislava Vladislavs Vladivoj Vladlen Vladlena Vlado Vladěna Vlaicu Vlasta Vlastimil
Vlastimila Vlastimir Vlastimír Vlastimíra Vlastislav Vlastislava Vlatka Vlatko Vlk Vlora Vlădelina Vodingo Voichița
Voicu Vojen Vojin Vojislava Vojmil Vojmír Vojmíra Vojslav Vojslava Vojtech Vojtěch Vojtěška Vok Voldemārs Volfango
Volfgang Volkan Volker Volkhard Volkmar Vollie Volney Von Vonda Vonetta Voney Vonnie Vopni Vordís Vorm Voršila Vosil
Vratislav Vratislava Vratko Vreneli Vreni Vrinda Vrishti Vritti Vrund Vsevolod Vujadin Vujica Vuk Vukan Vukašin Vukica
Vukota Vulmaro Vulpiano Vuokko Vurğun Vuslat Vusumuzi Vyanjana Vyas Vytautas Vytė Václav Václava Váli Vápni Vár Vâlâ
Vân Vânia Väinö Vébjörg Vébjörn Védís Végeir Végerður Vékell Vélaug Vélaugur Vémundur Véný Véronique Vésteinn Víbekka
Víctor Víf Vífill Vígdögg Víggunnur Víglundur Vígmar Vígmundur Vígsteinn Vígþór Víkingur Vísa Vít Víta Vítor Vítoslav
Vítězslav Vítězslava Víðar Víðir Víóla Víóletta Víťazoslav Vöggur Völundur Vörður Vöttur Vüqar Vüsal Vüsalə Vēsma
Vėjūnė Věduna Věnceslav Věnceslava Věnek Věnka Věra Věroslav Věroslava Věslava Všeboj Všebor Všerad Všeslav Waahid
Waail Waajid Waceera Wachira Wacław Wade Wadee Wadi Wadood Wael Wafa Wafae Wafeeq Wafi Wafiq Wafula Wage Wahab Wahb
Wahban Waheed Wahhaab Wahhaaj Wahyu Waida Waimarie Wainaina Waino Wairimu Wakeeta Wakiman Walburga Waldemar Waldo
Waldtraut Wale Walentina Walenty Walentyn Walentyna Waleran Waleria Walerian Walery Walfried Walgierz Walid Walker
Wallace Walli Wally Walt Walter Walther Walton Waltraud Waltraut Waltrud Waluyo Waly Wamalwa Wambua Wambugu Wambui
Wamwema Wanda Wandrille Wanesa Waneta Wangari Wangila Wangui Wani Wanita Wanja Wanjala Wanjiku Wanjiru Wanjohi Wannes
Wanyama Wanyonyi Waqila Ward Warda Wardaya Wardell Wardi Warhi Waridi Warinder Warjas Warji Warley Warner Warre Warren
Warsa Warsita Warta Warwick Waseme Washington Wasin Wasis Wassaya Wassim Watika Watson Watt Wava Waverly Wawan Waweru
Wawrzyniec Wayde Wayland Waylon Wayman Waymon Wayne Wazir Waël Weaver Webb Webster Weddy Weena Wekesa Welat Weldon
Wellington Wells Welton Wenceslao Wenche Wencke Wende Wendel Wendelin Wendell Wendi Wendolin Wendy Wenke Wenzel Wera
Werner Weronika Wes Wesley Wesonga Wess Wessel West Westin Westley Weston Wheeler Whit Whitley Whitney Wiara Wibke
Widisha Widya Wiebke Wieland Wiem Wies Wieslaw Wigbert Wikitoria Wiktor Wiktoria Wilber Wilbert Wilbur Wilburn Wilda
Wilder Wiley Wilford Wilfred Wilfredo Wilfrid Wilfrido Wilfried Wilfriede Wilfryd Wilhelm Wilhelmina Wilhelmine
Wilhelmus Wiliam Wilkie Will Willa Willaim Willam Willard Wille Willem Willene Willfried Willi Willia William Williams
Willian Williard Willibald Willibert Willie Williemae Willis Willodean Willow Willum Willy Wilma Wilman Wilmar Wilmer
Wilson Wilton Wiltrud Wim Wincenty Winda Windell Windy Winfield Winford Winfred Winfried Winifred Winni Winnie
Winnifred Winny Winona Winston Winter Winthrop Winton Wira Wirda Wiremu Wirginia Wirt Wishi Wisnu Wissam Wissem
Witalis Witold Wladimir Wm Wojciech Woldemar Wolf Wolf-Dieter Wolf-Dietrich Wolf-Rüdiger Wolfgang Wolfhard Wolfram
Wong Wood Woodie Woodroe Woodrow Woodson Woody Worley Wout Wouter Wriddhish Wridesh Wright Wulan Wulandari Wulf
Wuraola Wyatt Wycliff Wycliffe Wylie Wyman Wynona Wálter Władysław Włodzimierz Xalak Xalid Xalidə Xalima Xaliq Xalisə
Xaləddin Xamis Xanana Xander Xankişi Xanlar Xanım Xatirə Xatûn Xaver Xaverie Xaverius Xavi Xavier Xavière Xavər Xebat
Xem Xena Xenia Xenie Xezal Ximena Xiomara Xiti Xobeen Xochitl Xolid Xosrov Xudaverdi Xudayar Xudu Xumar Xuân Xzavier
Xénia Xénophon Yaa Yaakov Yaaseen Yachana Yacine Yacouba Yada Yadavi Yadid Yadiel Yadigar Yadira Yael Yafi Yafir
Yaghnam Yagnesh Yago Yahaira Yahia Yahir Yahvi Yahya Yahyaa Yahyo Yahşi Yahşikan Yair Yaiza Yajaira Yakobo Yakubu
Yalazabay Yalgın Yaltırak Yalçın Yalın Yaman Yamar Yameen Yamid Yamile Yamilet Yamileth Yamilex Yamin Yamina Yamini
Yamən Yan Yana Yanara Yance Yancy Yandel Yanet Yaneth Yango Yani Yanick Yanik Yanina Yanira Yanis Yanisa Yankı Yann
Yanni Yannic Yannick Yannik Yannis Yaprak Yaqeen Yaqoot Yaqub Yar Yara Yarah Yareli Yaren Yaretzi Yargı Yaritza Yaro
Yaron Yasaar Yasan Yaseen Yasemen Yasemin Yash Yashasvi Yashawini Yashem Yashica Yashoda Yashodhara Yashvi Yasin
Yasina Yasinta Yasir Yasmeen Yasmin Yasmina Yasmine Yasmín Yasna Yasser Yassin Yassine Yassir Yasti Yasəf Yasəmən
Yatan Yathrib Yatin Yauvani Yavuz Yavər Yaw Yawar Yawer Yaya Yayak Yazan Yazeed Yazganalp Yazgül Yazid Yazmin Yazmín
Yaël Yaëlle Yağmur Yağın Yağız Yağızkurt Yaşar Yaşattin Yda Yecid Yee Yeferson Yeganə Yehuda Yeimy Yeison Yejide
Yekbun Yekda Yekta Yelda Yelesen Yeliz Yener Yeneral Yeni Yenifer Yenny Yenthe Yeny Yepelek Yeraz Yergha Yerko Yerson
Yertan Yesenia Yesica Yesid Yesoob Yessenia Yessi Yessica Yetişal Yetkin Yetta Yetunde Yewande Yeşil Yeşim Yfke
Yibanathi Yigit Yilmaz Yina Yineth Yinthe Yiğit Ylan Ylenia Ylfa Ylfur Ylja Ylur Ylva Ylvi Ylvie Ymir Yngvar Yngve
Yngvi Ynja Yoan Yoann Yoav Yocelyn Yochana Yoel Yoga Yogendra Yogesh Yoginder Yohan Yohana Yohane Yohann Yolal Yolanda
Yolande Yolima Yolonda Yona Yonatan Yonathan Yonca Yoni Yono Yoqub Yorbek Yordan Yoro Yorqin Yoruç Yosef Yoselin
Yoshiko Yoshio Yoshita Yosma Yosra Yossef Yosun Youba Youcef Youmna Youna Younes Youness Young Younès Youp Youri
Yousef Yousra Youssef Youssou Youssouf Youssouph Youssoupha Yozida Yoznur Yoël Yrja Yrjö Yrkill Yrsa Ysaline Yse Ysee
Yseult Ysé Ysée Yudy Yug Yuli Yulia Yuliana Yulieth Yulisa Yulissa Yuly Yumi Yuna Yuni Yunis Yunita Yunt Yunus Yurani
Yurany Yurdanur Yurdaser Yureed Yurem Yuri Yuridia Yurtgüven Yurtseven Yurttaş Yury Yusif Yussuf Yusuf Yutika Yuvraj
Yvan Yven Yves Yvette Yvon Yvonne Yésica Yéssica Yönetmen Yûsiv Yüce Yücel Yücelen Yüksel Yümni Yümun Yıldır Yıldırım
Yıldız Yılma Yılmaz Yến Zaafir Zaahid Zaahir Zaakir Zabedeo Zabina Zabir Zablon Zac Zacarías Zaccaria Zaccheo Zach
Zachar Zacharia Zachariah Zacharias Zachariasz Zacharie Zachariáš Zachary Zachery Zaché Zack Zackariya Zackary Zackery
Zada Zadie Zadig Zaeem Zaenab Zafar Zafeer Zafer Zafir Zafrul Zahaar Zahar Zaharia Zaheer Zahfer Zahi Zahid Zahide
Zahir Zahnya Zahra Zahri Zahro Zahrun Zahur Zaib Zaid Zaida Zaiden Zain Zainab Zainabu Zaira Zaire Zaitra Zaituni Zak
Zakaria Zakariya Zakariyo Zakary Zakarya Zakaría Zakarías Zakayo Zakhele Zaki Zakir Zakiyaxon Zala Zaliha Zalindra
Zalán Zama Zaman Zamfir Zamfira Zamin Zamiq Zamir Zamira Zana Zander Zandra Zane Zanele Zanita Zaniyah Zanobi Zansi
Zara Zarar Zaraza Zaria Zariah Zarije Zarina Zarna Zarəngiz Zashil Zauqi Zaur Zavida Zavier Zavion Zaweel Zayan Zayd
Zayden Zayn Zaynab Zayne Zayneb Zayniddin Zayyan Zayyir Zbigniew Zbislav Zbyhněv Zbyhněva Zbyněk Zbyslav Zbyslava
Zbyňka Zbyšek Zbyška Zdena Zdenka Zdenko Zdeněk Zderad Zdeslav Zdeslava Zdeňka Zdirad Zdislav Zdislava Zdravko Zdík
Zeb Zebirce Zebulon Zechariah Zed Zef Zeferino Zefiro Zehaan Zehnia Zehra Zehranur Zeinab Zejna Zejnep Zekai Zekayi
Zeke Zekeriyyâ Zeki Zekiye Zela Zelaya Zelda Zelha Zelia Zelie Zeliha Zelinda Zeljko Zella Zelma Zelpha Zeltīte
Zemfira Zemzem Zena Zenaide Zenas Zende Zenebio Zenia Zennun Zeno Zenobia Zenobie Zenobio Zenon Zenone Zenovia Zenta
Zente Zenzele Zenzile Zephyr Zerafet Zerdad Zerdeşt Zeride Zerrin Zerya Zeta Zetico Zetta Zettie Zev Zevlüde Zewad
Zeyd Zeynab Zeynal Zeyneb Zeynel Zeynelabidin Zeynep Zeyno Zeynulla Zeynəb Zeynəgül Zhane Ziad Ziba Zibeydə Zibuyile
Ziedonis Ziedīte Zigfrīda Zigfrīds Ziggy Zigmund Zigmārs Zigrīda Zihni Zihnî Zikmund Zilan Zilfa Zillah Zilmil Zilola
Zilpah Zilpha Zimran Zina Zinaida Zinal Zineb Zinedine Zinhle Zinnura Zinnure Zinovia Zinət Zion Zipporah Zita
Zithulele Ziva Ziver Ziya Ziyad Ziyaettin Ziyanda Ziyo Ziyâd Zizi Zlata Zlatan Zlatica Zlatka Zlatko Zlatomír
Zlatomíra Zlatuše Zoa Zobuhle Zoe Zoey Zofia Zofija Zohid Zohir Zohra Zoia Zoie Zoila Zoilo Zoja Zokir Zola Zollie
Zoltan Zoltán Zona Zophanías Zophonías Zora Zoraida Zoral Zoran Zorana Zorica Zorina Zorka Zoroslav Zoroslava Zosim
Zosima Zosimo Zoyir Zoé Zoéva Zoë Zrinislav Zrinko Zsanett Zselyke Zsigmond Zsolt Zsombor Zsuzsanna Zsófia Zuba Zubayr
Zubeyde Zuhri Zula Zulaikha Zulema Zulfa Zulfikar Zulma Zumaridi Zunilda Zuwayhir Zuwena Zuxra Zuzana Zuzanna Zvezdana
Zvonimir Zvonimír Zvonimíra Zvonka Zvonko Zwatie Zyad Zygmunt Záboj Záviš Zâfir Zâhit Zélie Zénó Zéphirin Zétény Zîlan
Zîn Zóphanías Zóphonías Zöhrehan Zöhrə Zübeyde Zübeyr Züfer Zühal Züheyla Zülal Zülbiye Züleyha Züleyxa Zülfikâr
Zülfiyyə Zülfüye Zülgarni Zümre Zümrüd Zümrüt Zīle Ábel Ádám África Ágata Ágatha Ágnes Águeda Ágúst Ágústa Ágústína
Áki Ákos Álex Álfar Álfdís Álfey Álfgeir Álfgerður Álfgrímur Álfheiður Álfhildur Álfrós Álfrún Álfsól Álfur Álfþór
Álvaro Ámbar Ámos Ámundi Ángel Ángela Ángeles Ánh Árbjartur Árbjörg Árbjörn Árbjört Árdís Árelía Árelíus Árgeir Árgils
Árlaug Ármann Ármey Ármin Árna Árndís Árney Árnheiður Árni Árnína Árný Áron Árpád Ársæl Ársæll Ársól Árveig Árvök Árón
Áróra Árún Árþóra Ása Ásberg Ásbergur Ásbjörg Ásbjörn Ásborg Ásdís Ásfríður Ásgautur Ásgeir Ásgerður Ásgils Ásgrímur
Áshildur Ási Áskatla Áskell Ásla Áslaug Áslaugur Ásleif Áslákur Ásmar Ásmundur Ásný Ásrós Ásröður Ásrún Ást Ásta
Ástbjörg Ástbjörn Ástbjört Ástdís Ástfríður Ástgeir Ástgerður Ástheiður Ásthildur Ástmar Ástmundur Ástráður Ástríkur
Ástríður Ástrós Ástrún Ástvald Ástvaldur Ástvar Ástveig Ástvin Ástþrúður Ástþór Ástþóra Ásvaldur Ásvarður Ásvör
Ásólfur Ásþór Áurea Âdem Âlemşah Âmir Ângela Ângelo Änne Åbjørn Åge Åke Åsa Åse Ægileif Ægir Æsa Æsgerður Æsir Ævar
Ævarr Çaba Çabdar Çablı Çabuş Çakar Çakırca Çalapkulu Çaltı Çalım Çamok Çankız Çapkan Çavuldur Çağa Çağan Çağatay
Çağdan Çağdaş Çağla Çağlar Çağlasın Çağlayan Çağru Çağrı Çağrıbeğ Çağrıhan Çağrıtegin Çağveren Çağıl Çelem Çelen Çelik
Çelikkan Çelikyürek Çemen Çemgen Çerçi Çetin Çetinel Çetiner Çetinsu Çeviköz Çevregül Çeykün Çeşminaz Çilay Çilenti
Çiler Çilga Çimen Çimnaz Çinarə Çinerk Çingiz Çise Çisem Çisil Çiçek Çiçem Çiçək Çiğdem Çişem Çobulmak Çocukbörü Çokan
Çokramayul Çolman Çolpan Çopur Çoğay Çîya Çölü Çıdal Çıgıl Çıngır Çıvgın Èric Ève Édgar Édith Édouard Éleuthère Élia
Éliane Élias Élie Élisabeth Élise Élisée Élodie Éloïse Élzéar Éléna Éléonore Émeline Émeric Émile Émilie Émérance
Émérencie Énora Épiphane Éric Érica Étienne Éva Évangéline Évariste Évelyne Évrard Ëakumbu Ían Ída Ígor Íma Ími Ína
Íngrid Íren Írena Íris Írunn Ísabel Ísabella Ísadóra Ísafold Ísak Ísalind Ísar Ísarr Ísbjörg Ísbjörn Ísdís Íseldur
Ísey Ísfold Ísgeir Ísgerður Íshildur Ísidór Ísis Íslaug Ísleif Ísleifur Ísmael Ísmar Ísmey Ísold Ísrael Ísrún Íssól
Ísveig Ísól Ísólfur Ítalo Íunn Íva Ívan Ívar Íñigo Óda Ófeigur Ófelía Óla Ólafur Ólafía Ólafína Ólavía Óli Óliver
Ólivía Ólína Ólíver Ólöf Ómar Ómi Ósa Óscar Ósk Óskar Ósvald Ósvaldur Ósvífur Ótta Óttar Óttarr Óðinn Öge Ögmunda
Ögmundur Ögn Ögri Ökkaş Öktürk Ölnir Ölrún Ölveig Ölver Ölvir Ömer Ömriye Ömür Öncel Önder Öndólfur Önel Öngen Önsal
Önundur Örbrún Örfiye Örik Örjan Örk Örlaugur Örlygur Örn Örnólfur Örvar Öryürek Ösp Össur Östen Över Övün Öxar Öykü
Özakan Özalpsan Özaslan Özay Özbay Özbilek Özbilge Özcan Özdal Özden Özdeş Özdil Özdoğdu Özel Özer Özerdinç Özertem
Özge Özger Özgün Özgür Özhan Özinal Özkan Özkent Özkutlu Özlem Özlen Özlü Öznur Özokçu Özpetek Özpınar Özsözlü Öztek
Öztürk Özyurt Özçam Özüdoğru Öğet Øivind Øjvind Ørni Øvli Øystein Øyvind Úddi Úlfa Úlfar Úlfdís Úlfey Úlfgeir
Úlfheiður Úlfhildur Úlfhéðinn Úlfkell Úlfljótur Úlfrún Úlftýr Úlfur Úlla Úlrik Úna Úndína Úranus Úranía Úrsula Úrsúla
Übeydullah Üge Ülfet Ülfət Ülgen Ülke Ülker Ülkü Ülküdeş Ülküm Ülkər Ülle Ülvi Ülviyyə Ümid Ümit Ümmahan Ümmet Ümmiye
Ümmühan Ümran Ümray Ünal Ünek Ünlen Ünsel Ünseli Ünsever Ünübol Ürfettin Ürper Üsame Üstün Üzer Üzeyir Üçgül Ýja Ýma
Ýmir Ýrar Ýrr Þalía Þangbrandur Þeba Þengill Þeyr Þeódís Þeódóra Þinur Þiðrandi Þiðrik Þjálfi Þjóstar Þjóstólfur
Þjóðann Þjóðbjörg Þjóðbjörn Þjóðgeir Þjóðhildur Þjóðleifur Þjóðmar Þjóðrekur Þjóðvarður Þjóðólfur Þoka Þorberg
Þorbergur Þorbjörg Þorbjörn Þorbrandur Þorfinna Þorfinnur Þorgarður Þorgautur Þorgeir Þorgerður Þorgestur Þorgils
Þorgnýr Þorgríma Þorgrímur Þorgísl Þorkatla Þorkell Þorlaug Þorlaugur Þorleif Þorleifur Þorleikur Þorlákur Þormar
Þormundur Þormóður Þorri Þorsteina Þorsteinn Þorstína Þorvaldur Þorvar Þorvarður Þrastar Þrymur Þrá Þráinn Þrándur
Þróttur Þröstur Þrúða Þrúðmar Þrúður Þula Þura Þurí Þuríður Þurý Þyri Þyrnir Þyrí Þór Þóra Þóranna Þórar Þórarinn
Þórarna Þórbergur Þórbjörg Þórbjörn Þórdís Þórelfa Þórelfur Þórey Þórfríður Þórgnýr Þórgrímur Þórgunna Þórgunnur
Þórhaddur Þórhalla Þórhalli Þórhallur Þórhanna Þórheiður Þórhildur Þórir Þórkatla Þórlaug Þórlaugur Þórleif Þórleifur
Þórlindur Þórmar Þórmundur Þórný Þórodda Þóroddur Þórormur Þórsteina Þórsteinn Þórsteinunn Þórstína Þórunn Þórveig
Þórvör Þórða Þórður Þórólfur Þórörn Þöll Þúfa Ādams Ādolfs Ārija Ārijs Āris Ąžuolas Ĉarloto Čarna Časlav Čedomir Čeněk
Čestmír Čestmíra Čeňka Čistoslav Čistoslava Đina Đorđe Đura Đurađ Đurda Đurica Đuro Đurđica Ērika Ēriks Ēvalds Ğanim
Ģederts Ģertrūde Ģirts Ĥimeno Īrisa İbiş İbrahim İclal İde İdil İdiris İdris İffet İhsan İhvan İkbal İkeme İkiz
İkiçitoyun İklim İkrime İlahə İlalmış İlayda İlbek İlbey İlbilge İldem İldeş İldike İlgegü İlgi İlham İlhami İlhamə
İlhan İlim İlkanə İlkay İlkbahar İlkben İlke İlker İlkim İlkin İlklima İlknur İlksen İlkyaz İlmafer İlnarə İlper İlqar
İlqarə İlsu İlteriş İlyas İmam İmge İmran İmrem İmren İmrihan İnançlı İnarə İnayət İnci İncifir İnqilab İnsaf İntihap
İntiqam İntizar İnç İpek İradə İrem İrfan İrinç İrinçköl İrtiş İsa İsak İsgəndər İslam İslime İsmail İsmayıl İsmet
İsmət İsra İsrafil İtil İvecen İxtiyar İyiyürek İzel İzgü İzzet İzzettin İzzət İçimbike İşcan Ĵeromo Ľubica Ľubomír
Ľubomíra Ľubor Ľuboslav Ľuboslava Ľuboš Ľudmila Ľudomil Ľudomila Ľudovít Łazarz Łucja Łukasz Řehoř Řehořka Şaban
Şabettin Şadan Şadıman Şafii Şahap Şahat Şahdiye Şahin Şahinalp Şahinbey Şahinder Şahlar Şahmar Şahmettin Şahnaz
Şahnuray Şahsuvar Şahsüvar Şahvələd Şahıgül Şaiq Şakir Şali Şamiha Şamil Şamxal Şanlı Şarani Şavki Şayan Şazime Şebnem
Şecaeddin Şefi Şefik Şefiye Şehamet Şehlevent Şehrazat Şehreban Şehza Şekim Şelale Şelâle Şemsettin Şemsi Şemsinisa
Şenay Şendoğan Şener Şengül Şenkal Şennur Şenol Şerafeddin Şerafettin Şeref Şerif Şerman Şermin Şervan Şevket
Şevketfeza Şevki Şevval Şeyban Şeyda Şeyma Şide Şihab Şihabeddin Şiir Şilan Şinasi Şir Şirin Şirivan Şirzad Şuayp Şule
Şâfi Şêxmus Şîlan Şîrîn Şöhret Şövkət Şükri Şükrü Şükufə Şüküfe Şükür Şıxı Şəhriyar Šalamoun Šalomoun Šarlota Šarūnas
Šavel Šebastián Šime Šimon Šimona Špela Štef Štefan Štefanija Štefica Štefka Štefánia Štěpán Štěpána Štěpánka Šárka
Šťasta Żaneta Žakelina Žakelína Žan Žaneta Žanete Žanis Žanna Žarko Ždan Ždana Želibor Želimír Želimíra Želislav
Želislava Željka Željko Želmír Želmíra Žemyna Ženija Žiga Žigmund Žitomír Žitomíra Žitoslav Žitoslava Živa Živan
Živana Živilė Žofia Žofie Žubīte Žygimantas Əhməd Șerban Ștefan Ștefana Ștefania
`;
